import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setDefaultCACertificates } from "node:tls";
import { startS3 } from "../../backend/src/platform/storage/testing/start-s3.ts";
import { ensureBuilt, root } from "../lib/build.ts";
import { startNginx } from "../lib/nginx.ts";
import { freePort } from "../lib/ports.ts";
import { prepare } from "../lib/prepare.ts";
import { backendArguments, backendOptions, fewArenas, siteArguments, untilHealthy } from "../lib/stack.ts";
import { supervise } from "../lib/supervised-process.ts";
import { startPostgres } from "./throwaway-postgres.ts";

const node = path.join(root, "node_modules/.bin/node");
const startsWithinMs = 60_000;

/**
 * Two sites and two backends, each with a folder of its own as on a machine of its own, behind nginx with TLS; one Postgres,
 * one store of files, one simulator of the card gateway. A process that dies is started again, as systemd does it.
 */
export async function startMachines(report: (line: string) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), "machines-"));
  const logFile = path.join(folder, "processes.log");
  const output = createWriteStream(logFile, { mode: 0o600 });
  const [siteA, siteB] = [await freePort(), await freePort()];
  const [backendA, backendB, simulator] = [await freePort(), await freePort(), await freePort()];
  const [store, postgres, nginx] = await Promise.all([
    startS3("foundation"),
    startPostgres(),
    startNginx({
      sites: [`127.0.0.1:${siteA}`, `127.0.0.1:${siteB}`],
      backends: [`127.0.0.1:${backendA}`, `127.0.0.1:${backendB}`],
      name: "localhost",
    }),
    Promise.all([ensureBuilt("site"), ensureBuilt("backend")]),
  ]);
  setDefaultCACertificates([readFileSync(nginx.certificate, "utf8")]);

  const common: NodeJS.ProcessEnv = {
    ...process.env,
    ...fewArenas,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    LOG_LEVEL: "warn",
    SITE_URL: nginx.siteUrl,
    SITE_INTERNAL_URL: `http://127.0.0.1:${siteA},http://127.0.0.1:${siteB}`,
    BACKEND_ADMIN_ORIGIN: nginx.adminUrl,
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: "one secret for all of these machines",
    HOOK_SECRET: "another secret for all of these machines",
    TRUST_PROXY: "1",
    GATEWAY_SIMULATOR_PORT: String(simulator),
    ALLOW_DEMO_GATEWAY: "1",
    ALLOW_CARD_NUMBERS: "1",
    HUMAN_CHECK_COST: "10",
    SAMPLE_CONTENT: "0",
    ...store.env,
  };
  const machine = (name: string) => {
    const dataDir = path.join(folder, name);
    mkdirSync(dataDir, { mode: 0o700 });
    return dataDir;
  };
  let failed: string | undefined;
  const run = (name: string, spec: { args: string[]; cwd: string; env: NodeJS.ProcessEnv }) =>
    supervise(
      { name, command: node, output, ...spec, env: { ...common, DATA_DIR: machine(name), ...spec.env } },
      (which) => {
        failed = which;
      },
    );

  await prepare({ ...common, DATA_DIR: machine("preparing") }, (line) => {
    report(line);
    output.write(`${line}\n`);
  });
  const gateway = run("gateway simulator", {
    args: ["backend/src/donations/gateway/simulator/main.ts"],
    cwd: root,
    env: {},
  });
  const backend = (name: string, port: number) =>
    run(name, {
      args: [...backendArguments, "-p", String(port), "-H", "127.0.0.1"],
      cwd: path.join(root, "backend"),
      env: {
        NODE_OPTIONS: backendOptions,
        BACKEND_URL: `http://127.0.0.1:${port}`,
        BACKEND_PORT: String(port),
      },
    });
  const site = (name: string, port: number, backends: string) =>
    run(name, {
      args: siteArguments,
      cwd: path.join(root, "site"),
      env: { PORT: String(port), HOST: "127.0.0.1", BACKEND_URL: backends },
    });
  const [addressA, addressB] = [`http://127.0.0.1:${backendA}`, `http://127.0.0.1:${backendB}`];
  const parts = [
    { name: "backend A", port: backendA, process: backend("backend A", backendA) },
    { name: "backend B", port: backendB, process: backend("backend B", backendB) },
    { name: "site A", port: siteA, process: site("site A", siteA, `${addressA},${addressB}`) },
    { name: "site B", port: siteB, process: site("site B", siteB, `${addressB},${addressA}`) },
  ];

  async function stop() {
    await Promise.all([...parts.map(({ process }) => process.stop()), gateway.stop()]);
    await nginx.stop();
    await store.close();
    await postgres.stop();
    output.end();
    rmSync(folder, { recursive: true, force: true });
  }

  /** Waits until one of them serves again, or all. */
  const ready = async (some = parts) => {
    await Promise.all(
      some.map(({ port }) => untilHealthy(`http://127.0.0.1:${port}/readyz`, startsWithinMs)),
    );
    if (failed) throw new Error(`The ${failed} could not start`);
  };
  try {
    await ready();
  } catch (error) {
    report(readFileSync(logFile, "utf8").split("\n").slice(-60).join("\n"));
    await stop();
    throw error;
  }
  return {
    site: new URL(nginx.siteUrl),
    sites: [siteA, siteB].map((port) => new URL(`http://127.0.0.1:${port}`)),
    backendUrl: `http://127.0.0.1:${backendA}`,
    simulatorUrl: `http://127.0.0.1:${simulator}`,
    hookSecret: String(common.HOOK_SECRET),
    certificate: nginx.certificate,
    proxyLog: nginx.errorLog,
    ...{ parts, postgres, store, logFile, ready, stop },
  };
}
