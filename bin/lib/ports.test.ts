import { expect, test } from "vitest";
import { freePort } from "./ports.ts";

test("a port that was handed out is not handed out again, though nobody listens on it yet", async () => {
  const ports = new Set<number>();
  for (let asked = 0; asked < 1_000; asked += 1) ports.add(await freePort());
  expect(ports.size).toBe(1_000);
});
