import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`monthly_gifts\` ADD \`pause_months\` numeric;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` ADD \`resume_day\` text;`)
  await db.run(sql`CREATE INDEX \`monthly_gifts_resume_day_idx\` ON \`monthly_gifts\` (\`resume_day\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`monthly_gifts_resume_day_idx\`;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` DROP COLUMN \`pause_months\`;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` DROP COLUMN \`resume_day\`;`)
}
