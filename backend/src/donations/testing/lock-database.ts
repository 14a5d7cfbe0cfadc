/**
 * Another process that is writing to the database file it is given, until its input ends. It has to be another process:
 * locks of files do not hold between two copies of SQLite within one.
 */
import { DatabaseSync } from "node:sqlite";

const database = new DatabaseSync(process.argv[2] ?? "");
database.exec("BEGIN IMMEDIATE");
console.log("locked");
process.stdin.resume().once("end", () => {
  database.exec("ROLLBACK");
  database.close();
});
