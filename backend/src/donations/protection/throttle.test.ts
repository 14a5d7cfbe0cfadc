import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryOfProcess } from "../../platform/database/memory.ts";
import { gateSchema } from "./gate-state.ts";
import { throttle } from "./throttle.ts";

// Alone what it goes by: what earlier test files have left of their own is not to be drawn into it.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

const script = { alike: true, score: 0 };
const stranger = { alike: false, score: 0 };

/** A gate that has just closed, and who went through it, in turn. */
function closedGate() {
  const gate = throttle(memoryOfProcess(gateSchema, Date.now));
  gate.closed();
  const through: string[] = [];
  const come = (name: string, candidate: { alike: boolean; score: number }, limitMs = 600_000) =>
    gate.turn({ id: crypto.randomUUID(), ...candidate }, limitMs).then((mine) => {
      through.push(mine ? name : `${name} waits`);
      return mine;
    });
  return { gate, come, through };
}

test("a donor unlike the attack goes before scripts that came sooner, one at a time", async () => {
  const { gate, come, through } = closedGate();
  for (let at = 0; at < 50; at++) come("script", script);
  come("donor", stranger);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(through).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(through).toEqual(["donor"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(through).toEqual(["donor"]);
  gate.leave("approved");
  await vi.advanceTimersByTimeAsync(0);
  expect(through).toEqual(["donor", "script"]);
});

test.each([
  ["that resemble each other", script, 4],
  ["that resemble nobody", stranger, 7],
])("scripts %s, with every check solved, get through a few times in six minutes", async (_, kind, most) => {
  const { gate, come, through } = closedGate();
  for (let at = 0; at < 100; at++) come("script", kind).then((mine) => mine && gate.leave("declined"));
  await vi.advanceTimersByTimeAsync(360_000);
  expect(through.length).toBeLessThanOrEqual(most);
});

test("after many declines of scripts that resemble each other a donor unlike them waits for seconds", async () => {
  const { gate, come, through } = closedGate();
  const leave = (mine: boolean) => mine && gate.leave("declined");
  for (let at = 0; at < 10; at++) come("script", script).then(leave);
  await vi.advanceTimersByTimeAsync(340_000);
  through.length = 0;
  come("donor", stranger);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(through).toContain("donor");
});

test("the human check's score decides among those who are alike, and the wait has an end", async () => {
  const { gate, come, through } = closedGate();
  come("unsure", { alike: false, score: 0.7 });
  come("sure", { alike: false, score: 0.9 });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(through).toEqual(["sure"]);
  come("late", stranger, 2_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(through).toEqual(["sure", "late waits"]);
  gate.leave("approved");
  await vi.advanceTimersByTimeAsync(0);
  expect(through).toEqual(["sure", "late waits", "unsure"]);
});

test("a rush of donors during an attack goes through one after the other, without rests", async () => {
  const { gate, come, through } = closedGate();
  for (let at = 0; at < 20; at++)
    come("donor", stranger).then(
      (mine) =>
        mine && void new Promise((resolve) => setTimeout(resolve, 300)).then(() => gate.leave("approved")),
    );
  await vi.advanceTimersByTimeAsync(15_000 + 20 * 300);
  expect(through).toHaveLength(20);
});
