import { api } from "./api";

const TICKET = /^#operator=(.+)$/;

/** Exchange the ticket of an address that the server printed, which works once, for a cookie of this browser. */
export async function comeInAsOperator(): Promise<void> {
  const ticket = TICKET.exec(location.hash)?.[1];
  if (!ticket) return;
  history.replaceState(null, "", location.pathname + location.search);
  // Used before, or from a server that has ended: the page works all the same, without the rights.
  await api.openSession(ticket).catch(() => undefined);
}
