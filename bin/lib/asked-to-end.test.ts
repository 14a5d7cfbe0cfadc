import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { endWith } from "./asked-to-end.ts";

const node = path.join(import.meta.dirname, "../../node_modules/.bin/node");

test.each(["SIGINT", "SIGTERM"] as const)("%s twice leaves the time to end in order", async (signal) => {
  const source = `
    const { askedToEnd } = await import(${JSON.stringify(path.join(import.meta.dirname, "asked-to-end.ts"))});
    const running = setInterval(() => {}, 1000);
    askedToEnd().signal.addEventListener("abort", () => {
      console.log("ending");
      process.stdin.once("data", () => { console.log("ended"); process.exit(0); });
    });
    console.log("runs");`;
  const child = spawn(node, ["--input-type=module", "-e", source], { stdio: ["pipe", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
  });
  await expect.poll(() => said).toBe("runs\n");
  child.kill(signal);
  await expect.poll(() => said).toBe("runs\nending\n");
  child.kill(signal);
  child.stdin.write("now");
  const [code] = await once(child, "close");
  expect([said, code]).toEqual(["runs\nending\nended\n", 0]);
});

test("what this process has started ends when it is asked to, also where it was asked before", async () => {
  const long = () => spawn(node, ["-e", "setTimeout(() => {}, 60_000)"], { stdio: "ignore" });
  const asked = new AbortController();
  const [before, untouched] = [long(), long()];
  endWith(before, asked.signal);
  const beforeEnds = once(before, "exit");
  asked.abort();
  expect((await beforeEnds)[1]).toBe("SIGTERM");

  const after = long();
  const afterEnds = once(after, "exit");
  endWith(after, asked.signal);
  expect((await afterEnds)[1]).toBe("SIGTERM");

  await pause(0);
  expect(untouched.exitCode).toBeNull();
  untouched.kill();
});
