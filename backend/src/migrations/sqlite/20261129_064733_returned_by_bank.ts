import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`donations\` ADD \`returned_by_bank\` text;`)
  await db.run(sql`CREATE INDEX \`donations_returned_by_bank_idx\` ON \`donations\` (\`returned_by_bank\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`donations_returned_by_bank_idx\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`returned_by_bank\`;`)
}
