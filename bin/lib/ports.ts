import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";

/** Whether nothing listens on the port yet. */
export async function isFree(port: number, host = "127.0.0.1"): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

const handedOut = new Set<number>();

/** A free port of the machine's choosing, never the same twice: who asks for several listens on them only later. */
export async function freePort(): Promise<number> {
  const port = await chosenPort();
  if (handedOut.has(port)) return freePort();
  handedOut.add(port);
  return port;
}

async function chosenPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** The state of a socket that waits for connections, in the kernel's tables. */
const listening = "0A";

/** The numbers of the sockets that listen on a port, by a table of the kernel. */
function socketsOn(port: number, table: string): string[] {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = readFileSync(table, "utf8").trim().split("\n").slice(1);
  return rows.flatMap((row) => {
    const [, local, , state, , , , , , socket] = row.trim().split(/\s+/);
    return local?.endsWith(wanted) && state === listening && socket ? [socket] : [];
  });
}

/** What `read` answers, or nothing where the system has no such file, or only for others. */
function ifThere<Answer>(read: () => Answer): Answer | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * The program that listens on a port, and the number of its process: "node server/main.ts (process 4711)". Nothing where the
 * system does not say, which is anywhere but on Linux, and for processes of other users.
 */
export function portOwner(port: number): string | undefined {
  const tables = ["/proc/net/tcp", "/proc/net/tcp6"];
  const sockets = tables.flatMap((table) => ifThere(() => socketsOn(port, table)) ?? []);
  const links = sockets.map((socket) => `socket:[${socket}]`);
  if (links.length === 0) return undefined;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const files = ifThere(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
    if (!files.some((file) => links.includes(ifThere(() => readlinkSync(`/proc/${pid}/fd/${file}`)) ?? "")))
      continue;
    const [program = "", first = ""] = (
      ifThere(() => readFileSync(`/proc/${pid}/cmdline`, "utf8")) ?? ""
    ).split("\0");
    // A process may call itself by a sentence. Options may hold secrets.
    const words = [path.basename(program), ...(first.startsWith("-") ? [] : [first])];
    return `${words.join(" ").trim()} (process ${pid})`;
  }
  return undefined;
}
