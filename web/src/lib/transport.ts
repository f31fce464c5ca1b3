import type * as P from "../protocol";

/** What a session hears from its transport. */
export interface Listener {
  opened(): void;
  heard(message: P.ServerMessage): void;
  /** The line is down; close codes of the protocol say why. */
  closed(code: number): void;
}

/** One open line to whoever keeps the table. */
export interface Line {
  /** Send a message; false while the line is not open. */
  send(message: P.ClientMessage): boolean;
  /** Shut the line; the listener hears nothing more. */
  close(): void;
}

/** How lines are opened: a socket to the server, or anything else that speaks the protocol. */
export type Transport = (listener: Listener) => Line;

/** Lines to the server that these pages come from. */
export function socketTransport(address = socketAddress()): Transport {
  return (listener) => {
    const socket = new WebSocket(address);
    socket.onopen = () => listener.opened();
    socket.onmessage = (event) => listener.heard(JSON.parse(String(event.data)) as P.ServerMessage);
    socket.onclose = (event) => listener.closed(event.code);
    return {
      send(message) {
        if (socket.readyState !== WebSocket.OPEN) return false;
        socket.send(JSON.stringify(message));
        return true;
      },
      close() {
        socket.onclose = socket.onmessage = null;
        socket.close(1000);
      },
    };
  };
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
