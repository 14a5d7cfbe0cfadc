import { afterAll, beforeAll, beforeEach } from "vitest";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import type { DonateContext } from "../../give/donate.ts";
import { type Simulator, startSimulator } from "../../testing/start-simulator.ts";
import { donationContext } from "../../testing/test-donations.ts";

/**
 * The application, the bank and a clock of our own for the tests of one file, from the first to the last. Gifts of earlier
 * tests are over when the next one begins.
 */
export function monthlySystem() {
  let app: TestPayload;
  let simulator: Simulator;
  const system = {
    get app() {
      return app;
    },
    get simulator() {
      return simulator;
    },
    /** The time on our clock; the bank's own is set by `simulator.set`. */
    clock: new Date("2026-11-02T20:00:00Z"),
    context: (): DonateContext => donationContext(app.payload, simulator.origin, { now: () => system.clock }),
  };
  beforeAll(async () => {
    app = await startTestPayload();
    simulator = await startSimulator(app.dataDir);
  });
  beforeEach(async () => {
    await app.payload.db.updateMany({
      collection: "monthly-gifts",
      where: { id: { exists: true } },
      data: { state: "stopped", dataKey: "", oldCards: false },
    });
  });
  afterAll(async () => {
    await simulator.stop();
    await app.close();
  });
  return system;
}
