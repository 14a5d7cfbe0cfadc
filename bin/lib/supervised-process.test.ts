import { once } from "node:events";
import { Writable } from "node:stream";
import { expect, test, vi } from "vitest";
import { freePort } from "./ports.ts";
import { supervise } from "./supervised-process.ts";

// Processes are started and ended for real here, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const tellsAtItsEnd = `
  process.once("SIGTERM", () => process.stdout.write("x".repeat(300_000) + " last words", () => process.exit()));
  setInterval(() => {}, 1_000);
  console.log("ready");
`;

test("what a process says when it is stopped is in its output, however slowly that is written", async () => {
  const ready = Promise.withResolvers<void>();
  let written = "";
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk;
      ready.resolve();
      setTimeout(done, 10);
    },
  });
  const failed = (name: string) => ready.reject(new Error(`${name} could not start`));
  const args = ["-e", tellsAtItsEnd];
  const teller = supervise(
    { name: "teller", command: process.execPath, args, cwd: ".", env: {}, output },
    failed,
  );
  await ready.promise;
  await teller.stop();
  output.end();
  await once(output, "finish");
  expect(written).toMatch(/^ready\nx+ last words$/);
});

/**
 * Answers its own process id, only after a while when told so, or how often its health was asked for, and hangs in an
 * endless loop when asked to.
 */
const hangsWhenAsked = `
  const { createServer } = require("node:http");
  let asked = 0;
  const answer = (request, response) => {
    if (request.url === "/hang") for (;;);
    if (request.url === "/healthz") asked += 1;
    response.writeHead(503).end(String(request.url === "/asked" ? asked : process.pid));
  };
  setTimeout(() => createServer(answer).listen(process.env.PORT, "127.0.0.1"), Number(process.env.LATE_MS ?? 0));
`;

/** Longer than a process that is well is silent on a busy machine. */
const silentMs = 3_000;

async function startHangable({ lateMs = 0, firstAnswerMs = 30_000 } = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let printed = "";
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      printed += chunk;
      done();
    },
  });
  const limits = { everyMs: 100, silentMs, firstAnswerMs };
  const child = supervise(
    {
      name: "hangable",
      command: process.execPath,
      args: ["-e", hangsWhenAsked],
      cwd: ".",
      env: { PORT: String(port), LATE_MS: String(lateMs) },
      output,
      health: { url: `${url}/healthz`, limits },
    },
    () => {},
  );
  const answering = (): Promise<number | undefined> =>
    fetch(url).then(
      async (answer) => Number(await answer.text()),
      () => undefined,
    );
  const untilAnswering = async () => {
    await expect.poll(answering, { timeout: 30_000 }).toBeTypeOf("number");
    return answering();
  };
  return { child, url, untilAnswering, printed: () => printed };
}

test("a process that hangs is ended and started again, with one line that says so", async () => {
  const { child, url, untilAnswering, printed } = await startHangable();
  try {
    const first = await untilAnswering();
    // Who asks a second time has had the first answer.
    const asked = async () => Number(await (await fetch(`${url}/asked`)).text());
    await expect.poll(asked, { timeout: 30_000 }).toBeGreaterThan(1);
    await fetch(`${url}/hang`).catch(() => {});
    const second = await untilAnswering();
    expect(second).not.toBe(first);
    expect(printed()).toMatch(
      /^hangable has not answered for 3 s and was ended; starting it again in \d+ ms\n$/,
    );
  } finally {
    await child.stop();
  }
});

test("a process that takes its time to start is left alone, until even the longest start would be over", async () => {
  const slow = await startHangable({ lateMs: silentMs + 1_000 });
  const stuck = await startHangable({ lateMs: 60_000, firstAnswerMs: 900 });
  try {
    expect(await slow.untilAnswering()).toBe(slow.child.pid());
    expect(slow.printed()).toBe("");
    await expect
      .poll(stuck.printed, { timeout: 30_000 })
      .toMatch(/^hangable has not answered for 0\.9 s and was ended;/);
  } finally {
    await Promise.all([slow.child.stop(), stuck.child.stop()]);
  }
});

test("after the whole machine has slept nobody is ended for the time of its sleep", async () => {
  const { child, untilAnswering, printed } = await startHangable();
  try {
    const pid = await untilAnswering();
    process.kill(pid ?? 0, "SIGSTOP");
    // The watcher sleeps too: nothing of this process runs meanwhile.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, silentMs + 1_000);
    process.kill(pid ?? 0, "SIGCONT");
    expect(await untilAnswering()).toBe(pid);
    expect(printed()).toBe("");
  } finally {
    await child.stop();
  }
});
