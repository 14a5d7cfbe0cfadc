import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`monthly_gifts\` ADD \`card_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` ADD \`old_cards\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`monthly_gifts_old_cards_idx\` ON \`monthly_gifts\` (\`old_cards\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`monthly_gifts_old_cards_idx\`;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` DROP COLUMN \`card_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` DROP COLUMN \`old_cards\`;`)
}
