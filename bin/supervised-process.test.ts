import { once } from "node:events";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { supervise } from "./supervised-process.ts";

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
