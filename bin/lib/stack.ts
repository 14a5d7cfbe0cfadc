import path from "node:path";
import type { Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { root } from "./build.ts";
import { usesSimulator } from "./settings.ts";
import { supervise } from "./supervised-process.ts";

export type StackOptions = {
  dataDir: string;
  sitePort: number;
  backendPort: number;
  simulatorPort: number;
  output: Writable;
  /** Called when one of the processes cannot start. */
  failed: (name: string) => void;
  env?: NodeJS.ProcessEnv;
};

/** Environment that the three processes of one running system share. An empty variable counts as not given. */
export function stackEnv(options: Omit<StackOptions, "output" | "failed">): NodeJS.ProcessEnv {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  return {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    SITE_URL: `http://localhost:${options.sitePort}`,
    BACKEND_URL: `http://127.0.0.1:${options.backendPort}`,
    ...given,
    DATA_DIR: options.dataDir,
    PORT: String(options.sitePort),
    BACKEND_PORT: String(options.backendPort),
    GATEWAY_SIMULATOR_PORT: String(options.simulatorPort),
    ...options.env,
  };
}

/** Where this machine itself reaches what listens on a host: on the loopback, unless it is one address alone. */
function reachable(host = "127.0.0.1"): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/**
 * How Node runs the site, in its folder. The heap's limit keeps the process below 450 MB when strangers have it render
 * without end; the cached pages (`PAGE_CACHE_MB`) are outside the heap. The place for what is new in the heap is half of Node's
 * own: after a thousand uncached pages the process holds 200 MB in place of 332, for 6 % more processor time (a
 * quarter of Node's own: 182 MB, and 26 %).
 *
 * So small a limit has V8 look through the whole heap as soon as a third of it is new, which was every forty uncached
 * pages; it waits until there is 60 % more, for 11 % less processor time and 5 MB (twice as much: 15 %, and 33 MB).
 */
export const siteArguments = [
  "--max-old-space-size=320",
  "--max-semi-space-size=8",
  "--heap-growing-percent=60",
  "server/main.ts",
];

/** Words of Node by which a process that loads the backend's modules starts with half the work. */
export const quickImports = [
  "--import",
  pathToFileURL(path.join(root, "backend/src/platform/database/quick-drizzle-imports.ts")).href,
];

/** Two arenas in place of eight for each core: less is held of what threads have freed. */
export const fewArenas = { MALLOC_ARENA_MAX: "2" };

/** With Node's own place for what is new in the heap it held 110 MB more after pages of the admin and queries, for no time won. */
export const backendOptions = "--max-old-space-size=512 --max-semi-space-size=4";

/** What Node runs as the backend, in its folder, besides port and host. */
export const backendArguments = [
  "../node_modules/next/dist/bin/next",
  "start",
  // Otherwise Next loads its compiler, for this one file and for good.
  "--experimental-next-config-strip-types",
  // Longer than a proxy keeps a connection: else the proxy sends a request at the moment we close, and it is lost.
  "--keepAliveTimeout",
  "65000",
];

/** Starts gateway simulator, backend and site as built; each is started again when it dies or no longer answers. */
export function startStack(options: StackOptions) {
  const env = stackEnv(options);
  const bin = path.join(root, "node_modules/.bin");
  const node = path.join(bin, "node");
  const common = { output: options.output };
  const drainMs = Number(env.DRAIN_SECONDS ?? 0) * 1_000;
  const simulator = usesSimulator(env)
    ? [
        supervise(
          {
            ...common,
            name: "gateway simulator",
            command: node,
            args: ["backend/src/donations/gateway/simulator/main.ts"],
            cwd: root,
            env,
            health: { url: `http://127.0.0.1:${options.simulatorPort}/healthz` },
          },
          options.failed,
        ),
      ]
    : [];
  const backend = supervise(
    {
      ...common,
      drainMs,
      name: "backend",
      command: node,
      args: [...backendArguments, "-p", String(options.backendPort), "-H", env.BACKEND_HOST ?? "127.0.0.1"],
      cwd: path.join(root, "backend"),
      env: { ...fewArenas, ...env, NODE_OPTIONS: backendOptions },
      health: { url: `http://${reachable(env.BACKEND_HOST)}:${options.backendPort}/healthz` },
    },
    options.failed,
  );
  const site = supervise(
    {
      ...common,
      drainMs,
      name: "site",
      command: node,
      args: siteArguments,
      cwd: path.join(root, "site"),
      env: { ...fewArenas, ...env },
      health: { url: `http://${reachable(env.HOST)}:${options.sitePort}/healthz` },
    },
    options.failed,
  );
  const processes = [...simulator, backend, site];
  return {
    pids: () => ({ backend: backend.pid() ?? 0, site: site.pid() ?? 0 }),
    siteUrl: `http://localhost:${options.sitePort}`,
    backendUrl: `http://127.0.0.1:${options.backendPort}`,
    simulatorUrl: `http://127.0.0.1:${options.simulatorPort}`,
    stop: async () => {
      await Promise.all(processes.reverse().map((process) => process.stop()));
    },
  };
}

/**
 * Waits until a URL answers 200.
 *
 * @throws Error after the time limit (milliseconds), naming the URL.
 */
export async function untilHealthy(url: string, limitMs: number): Promise<void> {
  const until = Date.now() + limitMs;
  while (Date.now() < until) {
    const ok = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within ${Math.round(limitMs / 1000)} s`);
}

/** Waits until all URLs answer 200, however long it takes; says so each time the limit (milliseconds) goes by. */
export async function untilAllHealthy(
  urls: string[],
  limitMs: number,
  say: (line: string) => void,
): Promise<void> {
  for (;;) {
    try {
      await Promise.all(urls.map((url) => untilHealthy(url, limitMs)));
      return;
    } catch (error) {
      say(
        `${error instanceof Error ? error.message : String(error)}; the lines above may say why. Still trying …`,
      );
    }
  }
}
