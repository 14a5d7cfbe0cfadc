/**
 * `npm run doctor`: asks every setting and every service outside, and says of each what was found. `--json` for scripts. It ends
 * with 0 when nothing is wrong, with 1 when something is. It changes nothing, and the system may be running meanwhile or not.
 */
import { fork } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  type Answered,
  type Finding,
  findingsOf,
  notice,
  wrong,
} from "../../backend/src/platform/doctor/finding.ts";
import { root } from "../lib/build.ts";
import { dataFolderFindings, packageFindings, remarks } from "../lib/doctor/machine-findings.ts";
import { lastLine, linesOf, withoutRepeats } from "../lib/doctor/print-findings.ts";
import { publicFindings } from "../lib/doctor/public-findings.ts";
import { healthFindings } from "../lib/doctor/running-findings.ts";
import { settingsFindings } from "../lib/doctor/settings-findings.ts";
import { fail, loadDotEnv, placesFromEnv } from "../lib/settings.ts";
import { quickImports, stackEnv } from "../lib/stack.ts";

/** Each question has a limit of its own, so this is for a machine so busy that even loading takes as long. */
const allWithinMs = 90_000;

/** What the backend's features have to ask, in a process of its own (`backend/src/commands/doctor.ts`). */
function askBackend(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const answers: Answered[] = [];
  const child = fork(path.join(root, "backend/src/commands/doctor.ts"), {
    cwd: root,
    execPath: path.join(root, "node_modules/.bin/node"),
    execArgv: quickImports,
    env: { ...env, LOG_LEVEL: "silent", ONLY_LOOKING: "1" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let said = "";
  child.stderr?.on("data", (chunk) => (said += chunk));
  child.on("message", (answered) => answers.push(answered as Answered));
  const timer = setTimeout(() => child.kill("SIGKILL"), allWithinMs);
  return new Promise((resolve) => {
    child.once("close", (code) => {
      clearTimeout(timer);
      const findings = answers.toSorted((a, b) => a.at - b.at).flatMap((each) => each.findings);
      const last = said.trim().split("\n").at(-1) || "this machine is too busy";
      const left = wrong(
        "Backend",
        `not all could be asked (${last})`,
        "Mend what stands above, and ask again.",
      );
      resolve(code === 0 ? findings : [...findings, left]);
    });
  });
}

async function askAll(now: Date): Promise<Finding[]> {
  const file = path.join(root, ".env");
  const dotEnv = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const {
    findings: settings,
    wrongNames,
    arePlacesKnown,
  } = settingsFindings({ NODE_ENV: "production", ...process.env }, dotEnv);
  const machine = await findingsOf("Programme", async () => packageFindings(root, process.versions.node));
  if (!arePlacesKnown)
    return [
      ...settings,
      ...machine,
      notice("Everything else", "was not asked: nobody knows where. Mend the settings above, and ask again"),
    ];
  const places = placesFromEnv();
  const env = stackEnv(places);
  // What cannot be used is as good as not set.
  for (const name of wrongNames) delete env[name];
  const site = (await import("../../site/server/env.ts")).readEnv(env);
  const sites = (env.SITE_INTERNAL_URL ?? `http://127.0.0.1:${places.sitePort}`)
    .split(",")
    .map((each) => each.trim());
  const found = await Promise.all([
    findingsOf("Data folder", () => dataFolderFindings(places.dataDir)),
    askBackend(env),
    findingsOf(
      "Public address",
      () =>
        publicFindings(
          {
            siteUrl: site.SITE_URL,
            adminOrigin: site.BACKEND_ADMIN_ORIGIN,
            trustProxy: site.TRUST_PROXY,
            sitePort: places.sitePort,
            backendPort: places.backendPort,
          },
          now,
        ),
      20_000,
    ),
    ...sites.map((address, at) => {
      const name = sites.length > 1 ? `Site ${at + 1}` : "Site";
      return findingsOf(name, () => healthFindings(name, address));
    }),
    ...site.BACKEND_URL.map((address, at) => {
      const name = site.BACKEND_URL.length > 1 ? `Backend ${at + 1}` : "Backend";
      return findingsOf(name, () => healthFindings(name, address));
    }),
  ]);
  return withoutRepeats([...settings, ...machine, ...found.flat(), ...remarks(now)]);
}

loadDotEnv();
try {
  const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
  const findings = await askAll(new Date());
  const isWrong = findings.some(({ state }) => state === "wrong");
  if (values.json) console.log(JSON.stringify({ ok: !isWrong, findings }, null, 1));
  else
    for (const line of [...linesOf(findings, process.stdout.isTTY), "", lastLine(findings)])
      console.log(line);
  process.exit(isWrong ? 1 : 0);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
