/**
 * `killEditors` on a database of its own, for use outside of the tests: arguments are the number of kills and the seed. The last
 * line that it prints is what came of it, as JSON.
 */
import { startTestPayload } from "../../../testing/test-payload.ts";

const [kills = 1, seed = 1] = process.argv.slice(2).map(Number);
const backend = await startTestPayload();
// It reads the settings that the line before has made.
const { killEditors } = await import("./kill-editors.ts");
try {
  const { payload } = backend;
  payload.logger.level = "error";
  const found = await killEditors(payload, { kills, seed, say: console.log });
  console.log(JSON.stringify({ database: payload.db.name, ...found }));
} finally {
  await backend.close();
}
