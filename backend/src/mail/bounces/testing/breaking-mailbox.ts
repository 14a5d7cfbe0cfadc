import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/**
 * An IMAP server with these messages, which breaks the connection off whenever somebody asks for a message that is `undefined`. It
 * knows nobody's password.
 */
export async function startBreakingMailbox(messages: readonly (Buffer | undefined)[]) {
  const sockets = new Set<Socket>();

  function answer(socket: Socket, line: string): void {
    const [tag = "", ...words] = line.split(" ");
    const command = words.join(" ").toUpperCase();
    const say = (...lines: string[]) => socket.write(`${[...lines, `${tag} OK done`].join("\r\n")}\r\n`);
    if (command.startsWith("EXAMINE"))
      return void say(`* ${messages.length} EXISTS`, "* OK [UIDVALIDITY 1] valid", "* FLAGS ()");
    if (command.startsWith("UID SEARCH"))
      return void say(`* SEARCH ${messages.map((_, at) => at + 1).join(" ")}`);
    if (!command.startsWith("UID FETCH")) return void say();
    const number = Number(words[2]);
    const message = messages[number - 1];
    if (!message) return void socket.destroy();
    const day = '"30-Nov-2026 18:15:00 +0000"';
    say(
      `* ${number} FETCH (UID ${number} INTERNALDATE ${day} BODY[]<0> {${message.length}}\r\n${message.toString("latin1")})`,
    );
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.write("* PREAUTH [CAPABILITY IMAP4rev1] ready\r\n");
    createInterface({ input: socket }).on("line", (line) => answer(socket, line));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `imap://bounces:secret@127.0.0.1:${(server.address() as AddressInfo).port}/INBOX`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
