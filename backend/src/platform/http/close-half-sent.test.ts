import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, type TestContext, test } from "vitest";
import { closeHalfSent } from "./close-half-sent.ts";

beforeAll(() => closeHalfSent({ silentMs: 1_000, lookEveryMs: 50 }));

/** A server that answers so, and a connection to it on which a part of a request has been sent. */
async function halfSent({ onTestFinished }: TestContext, listener: RequestListener, length = 100) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(
    `POST /api/a HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\nhalf`,
  );
  return socket;
}

const readsAll: RequestListener = async (request, response) => {
  const body = await request.toArray().catch(() => undefined);
  if (body) response.end(`${Buffer.concat(body).length} bytes`);
};

// Each waits for as long as somebody is silent, and has a server of its own: so all wait at once.
test.concurrent.for<[string, RequestListener]>([
  ["is read", readsAll],
  ["has been answered already", (_request, response) => response.end("no")],
])("who sends a half and stops is cut off when what they sent %s", async ([, listener], context) => {
  const socket = await halfSent(context, listener);
  await once(socket.resume(), "close");
});

test.concurrent("who sends slowly but goes on sending is heard to the end", async (context) => {
  const socket = await halfSent(context, readsAll, 4 + 8 * 4);
  const answer = text(socket);
  for (let piece = 0; piece < 8; piece += 1) {
    await sleep(200);
    socket.write("more");
  }
  context.expect(await answer).toContain("36 bytes");
});

test.concurrent("who has sent all waits for the answer, however long it takes", async (context) => {
  const socket = await halfSent(
    context,
    async (request, response) => {
      await request.toArray();
      await sleep(1_600);
      response.end("done");
    },
    4,
  );
  context.expect(await text(socket)).toContain("done");
});

test.concurrent("who waits because the body is not read yet is not cut off", async (context) => {
  const socket = await halfSent(
    context,
    async (request, response) => {
      await sleep(1_600);
      response.end(`${Buffer.concat(await request.toArray()).length} bytes`);
    },
    1_000_004,
  );
  socket.write(Buffer.alloc(1_000_000));
  context.expect(await text(socket)).toContain("1000004 bytes");
});
