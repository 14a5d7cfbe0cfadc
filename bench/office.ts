import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { z } from "zod";
import { root } from "../bin/lib/build.ts";
import { quickImports, stackEnv } from "../bin/lib/stack.ts";
import type { Row } from "./rows.ts";

const sizes = ["--gifts", "200000", "--donors", "80000", "--forms", "20000"];
const timesSchema = z.record(z.string(), z.array(z.number()));

/** Runs a script of the backend on a database, and answers what it printed last. */
async function ran(script: string, words: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [...quickImports, path.join(root, "backend/src", script), ...words], {
    cwd: root,
    env: { ...env, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (some: Buffer) => {
    printed += some.toString();
  });
  const code = await new Promise((resolve) => child.on("exit", resolve));
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return printed.trimEnd().split("\n").at(-1) ?? "";
}

const percentile95 = (times: number[]): number =>
  times.toSorted((first, second) => first - second)[Math.floor(times.length * 0.95)] ?? 0;

async function measured(database: string, url: string): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "office-"));
  try {
    const places = { dataDir, sitePort: 3990, backendPort: 3991, simulatorPort: 3992 };
    const databaseUrl = url || `file:${path.join(dataDir, "backend.db")}`;
    const env = stackEnv({ ...places, env: { DATABASE_URL: databaseUrl, SAMPLE_CONTENT: "0" } });
    await ran("seed/prepare-database.ts", ["--prepared-by=bench"], env);
    await ran("commands/fill-office.ts", sizes, env);
    const times = timesSchema.parse(JSON.parse(await ran("commands/measure-office.ts", [], env)));
    return Object.entries(times).map(([name, list]) => {
      const limit = name.startsWith("totals") ? 300 : 100;
      const ms = percentile95(list);
      return {
        what: `${name} of 200,000 gifts, 80,000 donors, 20,000 forms, ${database}: ${list.length} questions, 95th percentile at the server`,
        measured: `${ms.toFixed(0)} ms`,
        target: `≤ ${limit} ms`,
        holds: ms <= limit,
      };
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Every list of the office with each kind of question, and the totals, on SQLite; on Postgres too where `TEST_POSTGRES_URL` names a server, in a
 * database of its own.
 */
export async function officeRows(): Promise<Row[]> {
  const rows = await measured("SQLite", "");
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) return rows;
  const name = `office_${process.pid}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    rows.push(...(await measured("Postgres", url.href)));
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
  return rows;
}
