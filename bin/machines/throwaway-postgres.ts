import { type ChildProcess, execFileSync, type SpawnSyncOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../lib/ports.ts";

const debian = "/usr/lib/postgresql";

function serverPrograms(): string | undefined {
  if (!existsSync(debian)) return undefined;
  const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(debian, version, "bin")).find((bin) => existsSync(bin));
}

/** Packages of Debian, and whether their programs are there. */
const isThere = {
  postgresql: () => serverPrograms() !== undefined,
  "nginx-light": () => existsSync("/usr/sbin/nginx"),
  "dovecot-imapd": () => existsSync("/usr/sbin/dovecot") && existsSync("/usr/lib/dovecot/imap"),
};

/**
 * Debian's programs of Postgres, nginx and what else is wanted, installed when we may install packages.
 *
 * @throws Error that says in one line what to install.
 */
export function ensureServers(...others: (keyof typeof isThere)[]): void {
  const wanted = ["postgresql", "nginx-light", ...others] as const;
  const missing = wanted.filter((name) => !isThere[name]());
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const quietly: SpawnSyncOptions = { stdio: ["ignore", "ignore", "inherit"] };
    spawnSync("apt-get", ["update", "-qq"], quietly);
    // None is to begin a server of its own.
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], {
      ...quietly,
      env,
    });
    if (wanted.every((name) => isThere[name]())) return;
  }
  throw new Error(`The run on several machines needs these: \`apt-get install ${missing.join(" ")}\`.`);
}

/** Postgres refuses to run as root: Debian's package brings an account for it. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** A Postgres server of its own on the loopback, in a folder that `stop` removes. */
export async function startPostgres() {
  const programs = serverPrograms();
  if (!programs) throw new Error("Postgres is not installed");
  const as = account();
  const data = mkdtempSync(path.join(tmpdir(), "machines-postgres-"));
  if (as) chownSync(data, as.uid, as.gid);
  const options = { stdio: "ignore", cwd: data, ...as } as const;
  const created = spawnSync(
    path.join(programs, "initdb"),
    ["-D", data, "-U", "foundation", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    options,
  );
  if (created.status !== 0) throw new Error("initdb failed");
  const port = await freePort();
  const url = `postgres://foundation@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;

  async function start(): Promise<void> {
    const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
    let said = "";
    const launch = () => {
      server = spawn(
        path.join(programs ?? "", "postgres"),
        ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
        { ...options, stdio: ["ignore", "ignore", "pipe"] },
      );
      server.stderr?.setEncoding("utf8").on("data", (words: string) => {
        said = (said + words).slice(-2_000);
      });
    };
    launch();
    for (let tries = 0; tries < 300; tries += 1) {
      if (await answers(url)) return;
      // While a session of a killed server still holds its shared memory the new one ends at once: it is begun again,
      // as a service manager would.
      if (!runs()) launch();
      await sleep(100);
    }
    throw new Error(`Postgres does not answer; it said: ${said}`);
  }

  const runs = () => server.exitCode === null && server.signalCode === null;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!runs()) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  }

  await start();
  return {
    url,
    start,
    /** As when the machine loses its power: the processes of its sessions, too, which otherwise end when they notice. */
    async kill() {
      const sessions = childrenOf(server);
      await end("SIGKILL");
      for (const session of sessions) killIfThere(session);
    },
    async stop() {
      await end("SIGINT");
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function childrenOf({ pid }: ChildProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
