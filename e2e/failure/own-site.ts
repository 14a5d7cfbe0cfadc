import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { root } from "../../bin/lib/build.ts";
import { freePort } from "../../bin/lib/ports.ts";
import { signingHeaders } from "../../contract/src/signed-hook.ts";

const hookSecret = "a secret of this site alone";

/** A second copy of the built site, for tests that take its backend away or set it otherwise. Resolves when it listens. */
export async function startOwnSite(
  backendUrl: string,
  dataDir: string,
  settings: Record<string, string> = {},
) {
  const port = await freePort();
  const child: ChildProcess = spawn(path.join(root, "node_modules/.bin/node"), ["server/main.ts"], {
    cwd: path.join(root, "site"),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      BACKEND_URL: backendUrl,
      DATA_DIR: dataDir,
      HOOK_SECRET: hookSecret,
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const log: string[] = [];
  await new Promise<void>((resolve) => {
    lines.on("line", (line) => {
      log.push(line);
      if (line.includes('"listening"')) resolve();
    });
  });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    log,
    /** Says, as the backend does, that something was published; the site reads its content again at once. */
    async announcePublication() {
      const body = "{}";
      const headers = await signingHeaders(body, hookSecret, Date.now());
      return (await fetch(`http://localhost:${port}/hooks/content`, { method: "POST", body, headers }))
        .status;
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
  };
}
