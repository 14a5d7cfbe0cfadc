import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";
import { type Finding, good, notice, wrong } from "../doctor/finding.ts";

const about = "Database";
/** What this system is tried with. */
const triedVersion = 15;
/** Receipts, sign-ins and the turns of jobs compare times of both machines. */
const clocksApartMs = 5_000;

/** Why a server was not reached, by the codes of the network and of Postgres. */
const unreachable: Readonly<Record<string, [words: string, mend: string]>> = {
  ECONNREFUSED: ["nobody answers there", "Is Postgres running, and are host and port in DATABASE_URL right?"],
  ENOTFOUND: ["there is no machine of that name", "Look at the host in DATABASE_URL."],
  EAI_AGAIN: [
    "its name cannot be looked up just now",
    "Look at the DNS of this machine, and at the host in DATABASE_URL.",
  ],
  ETIMEDOUT: ["it does not answer", "Look at the host in DATABASE_URL, and at the firewall in between."],
  "28P01": [
    "it does not accept the password",
    "Look at user and password in DATABASE_URL; what is no letter or digit is written with % and two digits there.",
  ],
  "28000": [
    "it does not let this user in",
    "Look at the user in DATABASE_URL, and at pg_hba.conf on the server.",
  ],
  "3D000": ["it has no database of that name", "Make it with createdb, or look at the name in DATABASE_URL."],
  "53300": ["it has no connection left", "Raise max_connections on the server, or end what holds so many."],
};

/** The address without the password. */
function shown(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
}

export function notReached(url: string, error: unknown): Finding {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const [words, mend] = unreachable[code] ?? [
    `it answers ${code || "nothing that is understood"}`,
    "Look at DATABASE_URL, and into the log of Postgres.",
  ];
  return wrong(about, `PostgreSQL at ${shown(url)} cannot be used: ${words}`, mend);
}

async function dumpFindings(serverMajor: number): Promise<Finding[]> {
  const asked = await promisify(execFile)("pg_dump", ["--version"]).catch(() => undefined);
  const major = Number(/(\d+)/.exec(asked?.stdout ?? "")?.[1]);
  const install = `Install the client programs of PostgreSQL ${serverMajor} (on Debian: apt-get install postgresql-client-${serverMajor}).`;
  if (!asked) return [wrong("Backup", "pg_dump is not there, so npm run backup cannot work", install)];
  return major < serverMajor
    ? [
        wrong(
          "Backup",
          `pg_dump is of version ${major} and refuses a server of version ${serverMajor}, so npm run backup cannot work`,
          install,
        ),
      ]
    : [good("Backup", `pg_dump ${major} is there, for npm run backup`)];
}

/** Writes a row and takes it back: nothing else shows that a row can be written. */
async function writingFindings(client: pg.Client): Promise<Finding[]> {
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL lock_timeout = '5s'");
    await client.query("INSERT INTO payload_kv (key, data) VALUES ('doctor', 'true')");
    return [];
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return [
      wrong(
        about,
        `cannot be written: ${words}`,
        "The user in DATABASE_URL must own the tables, on a server that is no read-only copy and whose disk is not full.",
      ),
    ];
  } finally {
    await client.query("ROLLBACK").catch(() => undefined);
  }
}

/**
 * A Postgres database asked over a connection of its own: the migrations that it has had, and what else is to be said of it.
 *
 * @throws the driver's error when it cannot be reached.
 */
export async function lookAtPostgres(url: string): Promise<{ migrations: string[]; findings: Finding[] }> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 8_000,
    query_timeout: 8_000,
  });
  // A server that goes away meanwhile is told of by the query under way.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const before = Date.now();
    const { rows } = await client.query(
      `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
        current_setting('TimeZone') AS zone, extract(epoch FROM clock_timestamp()) * 1000 AS now,
        to_regclass('payload_migrations') AS migrated`,
    );
    const [{ version, encoding, zone, now, migrated }] = rows;
    const took = Date.now() - before;
    const apart = Math.abs(Number(now) - (before + took / 2));
    const major = Number.parseInt(version, 10);
    const names = migrated
      ? await client.query("SELECT name FROM payload_migrations ORDER BY name")
      : undefined;
    return {
      migrations: (names?.rows ?? []).map(({ name }) => String(name)),
      findings: [
        good(
          about,
          `PostgreSQL ${version.split(" ")[0]} at ${shown(url)} answers in ${took} ms (${encoding}, its clock shows ${zone})`,
        ),
        ...(major < triedVersion
          ? [
              notice(
                about,
                `PostgreSQL ${major} is older than what this system is tried with (${triedVersion})`,
              ),
            ]
          : []),
        ...(encoding === "UTF8"
          ? []
          : [
              wrong(
                about,
                `its encoding is ${encoding}, which has no letters for many names`,
                "Make a database with createdb --encoding=UTF8, and move to it.",
              ),
            ]),
        ...(apart > clocksApartMs + took
          ? [
              wrong(
                "Clock",
                `this machine and the database differ by ${Math.round(apart / 1_000)} s`,
                "Have both set their clocks by the network (on Debian: apt-get install systemd-timesyncd).",
              ),
            ]
          : [good("Clock", "this machine and the database show the same time")]),
        ...(migrated ? await writingFindings(client) : []),
        ...(await dumpFindings(major)),
      ],
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}
