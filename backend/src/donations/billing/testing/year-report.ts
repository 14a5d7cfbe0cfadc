/**
 * Lives through a simulated year of monthly gifts on an application and a bank of its own, and prints what came of it as one
 * line of JSON. Arguments: how many donors, and how many billing days are killed in their middle.
 */
import { startTestPayload } from "../../../testing/test-payload.ts";
import { startSimulator } from "../../testing/start-simulator.ts";

const [donors = "200", kills = "6"] = process.argv.slice(2);
const app = await startTestPayload({ LOG_LEVEL: "error" });
// After the settings of this application are set: they are read when the first module asks for one.
const { simulateYear } = await import("./simulated-year.ts");
const { compareYear } = await import("./compare-year.ts");
const simulator = await startSimulator(app.dataDir);
try {
  const lived = await simulateYear({
    ...{ app, simulator, donors: Number(donors), kills: Number(kills) },
    everyDay: true,
  });
  const year = await compareYear(app.payload, simulator, lived);
  console.log(`year: ${JSON.stringify(year)}`);
} finally {
  // A bank that is left running would keep whoever started this waiting.
  await simulator.stop();
  await app.close();
}
process.exit(0);
