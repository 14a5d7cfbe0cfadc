import { spawn } from "node:child_process";

/** The database of an address, as the programs of Postgres read it: a password among their arguments would be seen by all. */
function postgresEnvironment(address: string): NodeJS.ProcessEnv {
  const url = new URL(address);
  const given = {
    PGHOST: url.hostname,
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get("sslmode") ?? "",
  };
  return { ...process.env, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== "")) };
}

/** @throws Error of one line: the program is not there, or the last line that it wrote. */
async function run(program: string, args: string[], address: string): Promise<string> {
  const child = spawn(program, args, {
    env: postgresEnvironment(address),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (written.out += chunk));
  child.stderr.on("data", (chunk) => (written.err += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("close", resolve);
    child.once("error", () =>
      reject(new Error(`${program} is not there: install the client programs of Postgres`)),
    );
  });
  if (code !== 0) throw new Error(written.err.trim().split("\n")[0] ?? `${program} failed`);
  return written.out;
}

/** Writes a Postgres database into a new file, as it is at one moment. */
export async function dumpPostgres(address: string, file: string): Promise<void> {
  await run("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`], address);
}

/** Reads such a file into an empty database, whole or not at all. */
export async function readDump(address: string, file: string): Promise<void> {
  const database = postgresEnvironment(address).PGDATABASE ?? "";
  await run(
    "pg_restore",
    ["--no-owner", "--no-privileges", "--single-transaction", `--dbname=${database}`, file],
    address,
  );
}

/** The migrations that a Postgres database has run, oldest first. */
export async function postgresMigrations(address: string): Promise<string[]> {
  const query = "SELECT name FROM payload_migrations ORDER BY name";
  const lines = await run(
    "psql",
    ["--no-psqlrc", "--tuples-only", "--no-align", `--command=${query}`],
    address,
  );
  return lines.split("\n").filter(Boolean);
}
