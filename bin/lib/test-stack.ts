import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt } from "./build.ts";
import { freePort } from "./ports.ts";
import { prepare } from "./prepare.ts";
import { stackEnv, startStack, untilHealthy } from "./stack.ts";

/**
 * The whole system as built, on free ports, with a fresh seeded database in a temporary folder. `logFile` holds all that the
 * processes print. `stop` ends it and removes the folder, which `lookInto` may first look into as it was left.
 */
export async function startTestStack(extraEnv: NodeJS.ProcessEnv = {}) {
  await Promise.all([ensureBuilt("site"), ensureBuilt("backend")]);
  const dataDir = mkdtempSync(path.join(tmpdir(), "foundation-"));
  const logFile = path.join(dataDir, "processes.log");
  const output = createWriteStream(logFile, { mode: 0o600 });
  const places = {
    dataDir,
    sitePort: await freePort(),
    backendPort: await freePort(),
    simulatorPort: await freePort(),
  };
  // Booklets would take half a minute of the processor that journeys and measurements have; tests of their own make some.
  const env = { ALLOW_DEMO_GATEWAY: "1", ALLOW_CARD_NUMBERS: "1", BOOKLETS: "0", ...extraEnv };
  await prepare(stackEnv({ ...places, env }), (line) => output.write(`${line}\n`));
  const stack = startStack({
    ...places,
    env,
    output,
    failed: (name) => output.write(`${name} could not start\n`),
  });
  try {
    await untilHealthy(`${stack.siteUrl}/healthz`, 180_000);
    await untilHealthy(`${stack.backendUrl}/healthz`, 180_000);
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return {
    ...stack,
    dataDir,
    logFile,
    stop: async (lookInto: (dataDir: string) => void = () => {}) => {
      await stack.stop();
      output.end();
      // The log is read when its last lines are written: before that it would hide what is in them.
      await once(output, "finish");
      lookInto(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
