import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

async function start(database: "postgres" | "sqlite") {
  const script = path.join(import.meta.dirname, "testing/stop-while-working.ts");
  const child = spawn(process.execPath, [script, database], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout });
  const said: string[] = [];
  lines.on("line", (line) => said.push(line));
  const [port] = await once(lines, "line");
  const ended = once(child, "close");
  return { said, url: `http://127.0.0.1:${port}`, stop: () => child.kill("SIGTERM"), ended };
}

test("a backend beside others that is asked to stop serves until the sites know, ends its job, and ends itself", async () => {
  const { said, url, stop, ended } = await start("postgres");
  // A connection that is kept, as the site keeps them, holds nobody up.
  expect(await (await fetch(url)).text()).toBe("serving");
  stop();
  const answer = () =>
    fetch(url).then(async (response) => [await response.text(), response.headers.get("connection")]);
  await expect.poll(answer).toEqual(["stopping", "close"]);
  // Who is asked by a terminal and by who started it is asked twice.
  stop();
  let answers = 0;
  const isServing = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  const begunAt = performance.now();
  while (await isServing()) answers += 1;
  expect(answers).toBeGreaterThan(10);
  expect(performance.now() - begunAt).toBeGreaterThan(1_000);
  expect(await ended).toEqual([143, null]);
  expect(said).toContain("job ended");
});

test("a backend that has its database for itself ends as soon as its jobs have ended", async () => {
  const { said, stop, ended } = await start("sqlite");
  stop();
  expect(await ended).toEqual([143, null]);
  expect(said).toContain("job ended");
});
