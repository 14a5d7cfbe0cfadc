import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { closeHalfSent } from "./close-half-sent.ts";

beforeAll(() => closeHalfSent({ silentMs: 1_000, lookEveryMs: 50 }));

/** A server that answers so, and a connection to it on which a part of a request has been sent. */
async function halfSent(listener: RequestListener, length = 100) {
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

test("who sends a half and stops is cut off, whether what they sent is read or has been answered already", async () => {
  for (const listener of [readsAll, ((_request, response) => response.end("no")) as RequestListener]) {
    const socket = await halfSent(listener);
    await once(socket.resume(), "close");
  }
});

test("who sends slowly but goes on sending is heard to the end", async () => {
  const socket = await halfSent(readsAll, 4 + 8 * 4);
  const answer = text(socket);
  for (let piece = 0; piece < 8; piece += 1) {
    await sleep(200);
    socket.write("more");
  }
  expect(await answer).toContain("36 bytes");
});

test("who has sent all waits for the answer, however long it takes", async () => {
  const socket = await halfSent(async (request, response) => {
    await request.toArray();
    await sleep(1_600);
    response.end("done");
  }, 4);
  expect(await text(socket)).toContain("done");
});

test("who waits because the body is not read yet is not cut off", async () => {
  const socket = await halfSent(async (request, response) => {
    await sleep(1_600);
    response.end(`${Buffer.concat(await request.toArray()).length} bytes`);
  }, 1_000_004);
  socket.write(Buffer.alloc(1_000_000));
  expect(await text(socket)).toContain("1000004 bytes");
});
