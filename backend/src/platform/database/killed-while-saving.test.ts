import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

// Each kill takes the start of a process of its own; `npm run bench kills` makes two hundred.
const limitMs = 300_000;

test(
  "a process killed while staff save leaves each document whole, as it was or as it was to be",
  async () => {
    const { killEditors } = await import("./testing/kill-editors.ts");
    const seed = Date.now() % 1_000_000;
    console.log(`kills with seed ${seed}`);
    const { saves, faults } = await killEditors(backend.payload, { kills: 3, seed });
    expect(faults).toEqual([]);
    expect(saves).toBeGreaterThan(0);
  },
  limitMs,
);
