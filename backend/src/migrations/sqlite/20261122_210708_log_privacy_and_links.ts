import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`staff_name\` text NOT NULL,
  	\`staff_id\` numeric,
  	\`action\` text NOT NULL,
  	\`on_collection\` text,
  	\`on_id\` text,
  	\`label\` text,
  	\`detail\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_at_idx\` ON \`audit_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_staff_id_idx\` ON \`audit_log\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_action_idx\` ON \`audit_log\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`onCollection_onId_idx\` ON \`audit_log\` (\`on_collection\`,\`on_id\`);`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`donor_removed_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`consent_words\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`consent_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`confirmed_words\` text;`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`resend_of\` text;`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`asked_by\` text;`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`words_removed_at\` text;`)
  await db.run(sql`CREATE INDEX \`outbox_resend_of_idx\` ON \`outbox\` (\`resend_of\`);`)
  await db.run(sql`CREATE INDEX \`outbox_words_removed_at_idx\` ON \`outbox\` (\`words_removed_at\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`privacy_officer_name\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`privacy_officer_office\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`privacy_officer_email\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`privacy_officer_telephone\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`privacy_officer_address\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_privacy_officer_name\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_privacy_officer_office\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_privacy_officer_email\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_privacy_officer_telephone\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_privacy_officer_address\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP INDEX \`outbox_resend_of_idx\`;`)
  await db.run(sql`DROP INDEX \`outbox_words_removed_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`outbox\` DROP COLUMN \`resend_of\`;`)
  await db.run(sql`ALTER TABLE \`outbox\` DROP COLUMN \`asked_by\`;`)
  await db.run(sql`ALTER TABLE \`outbox\` DROP COLUMN \`words_removed_at\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`donor_removed_at\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`consent_words\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`consent_at\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`confirmed_words\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`privacy_officer_name\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`privacy_officer_office\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`privacy_officer_email\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`privacy_officer_telephone\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`privacy_officer_address\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_privacy_officer_name\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_privacy_officer_office\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_privacy_officer_email\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_privacy_officer_telephone\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_privacy_officer_address\`;`)
}
