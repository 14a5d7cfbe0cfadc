import { type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

type Migration = { name: string; up: (args: MigrateUpArgs) => Promise<void> };

/**
 * The migration as one transaction of SQLite: a start that dies in the middle leaves nothing behind, and the next one begins
 * anew. The adapter has no transactions here, and notes a migration only after it, so a mark inside the transaction tells
 * one that was applied but not noted. Foreign keys rest meanwhile, as SQLite asks for when tables are made anew.
 */
export const atomicMigration = <Given extends Migration>(migration: Given): Given => ({
  ...migration,
  up: async (args: MigrateUpArgs) => {
    const { db } = args;
    const [keys] = await db.all<{ foreign_keys: number }>(sql`PRAGMA foreign_keys`);
    await db.run(sql`PRAGMA foreign_keys = OFF`);
    await db.run(sql`BEGIN IMMEDIATE`);
    try {
      await db.run(sql`CREATE TABLE IF NOT EXISTS applied_migrations (name text PRIMARY KEY NOT NULL)`);
      const applied = await db.all(sql`SELECT name FROM applied_migrations WHERE name = ${migration.name}`);
      if (applied.length === 0) {
        await migration.up(args);
        await db.run(sql`INSERT INTO applied_migrations (name) VALUES (${migration.name})`);
      }
      await db.run(sql`COMMIT`);
    } catch (error) {
      await db.run(sql`ROLLBACK`);
      throw error;
    } finally {
      if (keys?.foreign_keys === 1) await db.run(sql`PRAGMA foreign_keys = ON`);
    }
  },
});
