const CHANNEL = "casetta.tabs";

/** Tell other tabs of this browser that a table is open here, and hear when it is opened in one of them. */
export function onOtherTab(table: string, heard: () => void): () => void {
  if (!("BroadcastChannel" in window)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (event.data === table) heard();
  };
  channel.postMessage(table);
  return () => channel.close();
}
