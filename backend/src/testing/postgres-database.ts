import { randomBytes } from "node:crypto";
import pg from "pg";

/** A new database on the server of a Postgres URL. It stays behind, as the server of the tests does not last. */
export async function createPostgresDatabase(server: string) {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await admin.end();
  return url.href;
}
