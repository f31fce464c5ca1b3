declare module "virtual:art/*" {
  const symbols: string;
  export default symbols;
}
declare module "*.ftl" {
  const messages: string;
  export default messages;
}
declare module "*.ftl?*" {
  const messages: string;
  export default messages;
}
declare module "*.toml" {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const facts: any;
  export default facts;
}
/** The version of casetta these pages were built with. */
declare const __CASETTA_VERSION__: string;
