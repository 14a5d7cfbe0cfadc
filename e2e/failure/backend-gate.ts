import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A door before the backend: closed, nobody is there; open, every connection is passed on. */
export async function backendGate(backendUrl: string) {
  const { hostname, port } = new URL(backendUrl);
  const sockets = new Set<Socket>();
  let isOpen = false;
  const server = createServer((visitor) => {
    if (!isOpen) {
      visitor.destroy();
      return;
    }
    const backend = connect(Number(port), hostname);
    for (const [from, to] of [
      [visitor, backend],
      [backend, visitor],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the gate has a port");

  const shut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    open: () => {
      isOpen = true;
    },
    shut,
    stop: () => {
      shut();
      server.close();
    },
  };
}
