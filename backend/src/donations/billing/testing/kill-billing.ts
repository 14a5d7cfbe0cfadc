import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import type { TestPayload } from "../../../testing/test-payload.ts";
import type { Simulator } from "../../testing/start-simulator.ts";

const script = path.resolve(import.meta.dirname, "bill-and-die.ts");

/**
 * Bills in a process of its own that believes it is `at`. One gift stands still at each step, and the process dies when the last
 * step is reached for the `times`th time; answers the signal that ended it.
 */
export async function billAndDie(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  { origin }: Simulator,
  { at, steps, times = 1 }: { at: Date; steps: string[]; times?: number },
): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [script, origin, at.toISOString(), steps.join(","), String(times)], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: "test" },
    stdio: "ignore",
  });
  const [, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  return signal;
}

const steps = ["row-written", "gateway-answered", "outcome-written"] as const;

type Killed = { day: string; at: Date; gifts: MonthlyGift[]; kill: number };

/**
 * Bills a day in a process that dies when a third of the gifts are through, each time at another step. Answers whether it was
 * killed in the middle: some months are through, one stands as the step left it, and others were not begun.
 */
export async function killBilling(
  app: TestPayload,
  simulator: Simulator,
  { day, at, gifts, kill }: Killed,
): Promise<boolean> {
  const step = steps[kill % steps.length] ?? "row-written";
  const times = 1 + Math.floor(gifts.length / 3);
  const signal = await billAndDie(app, simulator, { at, steps: [step], times });
  const { docs: rows } = await app.payload.db.find<Donation>({
    collection: "donations",
    where: { donationType: { equals: "instalment" }, dueDay: { equals: day } },
    pagination: false,
  });
  const known = new Set((await simulator.purchases()).map(({ orderId }) => orderId));
  const isAtStep = ({ state, followUp, orderId }: Donation) =>
    step === "outcome-written"
      ? state !== "sending" && followUp === "due"
      : state === "sending" && known.has(orderId) === (step === "gateway-answered");
  const through = rows.filter(({ state, followUp }) => state !== "sending" && followUp !== "due");
  return signal === "SIGKILL" && through.length > 0 && rows.some(isAtStep) && rows.length < gifts.length;
}
