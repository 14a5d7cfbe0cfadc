import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`donations\` ADD \`monthly_gift_id\` integer REFERENCES monthly_gifts(id);`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`due_day\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`gateway_iso_code\` text;`)
  await db.run(sql`CREATE INDEX \`donations_monthly_gift_idx\` ON \`donations\` (\`monthly_gift_id\`);`)
  await db.run(sql`CREATE INDEX \`donations_due_day_idx\` ON \`donations\` (\`due_day\`);`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` ADD \`card_expiry\` text;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` ADD \`card_ending\` text;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` ADD \`next_try_day\` text;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` ADD \`state_reason\` text;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` ADD \`paused_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_donations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order_id\` text NOT NULL,
  	\`idempotency_key\` text NOT NULL,
  	\`human_check\` text,
  	\`state\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`donation_type\` text NOT NULL,
  	\`amount_cents\` numeric NOT NULL,
  	\`donation_area\` text NOT NULL,
  	\`approved_at\` text,
  	\`next_check_at\` text,
  	\`checks\` numeric DEFAULT 0 NOT NULL,
  	\`follow_up\` text DEFAULT 'none' NOT NULL,
  	\`follow_up_at\` text,
  	\`follow_up_failures\` numeric DEFAULT 0 NOT NULL,
  	\`first_billing_day\` text,
  	\`donor_first_name\` text,
  	\`donor_last_name\` text,
  	\`donor_address\` text,
  	\`donor_city\` text,
  	\`donor_province\` text,
  	\`donor_country\` text,
  	\`donor_postal_code\` text,
  	\`donor_telephone\` text,
  	\`donor_email\` text,
  	\`donor_mailing_list\` integer DEFAULT false,
  	\`receipt_name\` text,
  	\`receipt_address\` text,
  	\`gift_kind\` text,
  	\`gift_occasion\` text,
  	\`gift_occasion_other\` text,
  	\`gift_title\` text,
  	\`gift_first_name\` text,
  	\`gift_last_name\` text,
  	\`gift_sent_behalf\` text,
  	\`gift_name_on_card\` text,
  	\`gift_message\` text,
  	\`gift_recipient_name\` text,
  	\`gift_address\` text,
  	\`gift_city\` text,
  	\`gift_province\` text,
  	\`gift_postal_code\` text,
  	\`gift_country\` text,
  	\`card_kind\` text,
  	\`card_email\` text,
  	\`card_subject\` text,
  	\`card_message\` text,
  	\`card_image\` numeric,
  	\`admin_note\` text,
  	\`gateway_response_code\` text,
  	\`gateway_auth_code\` text,
  	\`gateway_reference_num\` text,
  	\`gateway_transaction_id\` text,
  	\`gateway_trans_date_time\` text,
  	\`gateway_message\` text,
  	\`gateway_card_type\` text,
  	\`gateway_issuer_id\` text,
  	\`gateway_data_key\` text,
  	\`history\` text DEFAULT '[]' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_donations\`("id", "order_id", "idempotency_key", "human_check", "state", "revision", "donation_type", "amount_cents", "donation_area", "approved_at", "next_check_at", "checks", "follow_up", "follow_up_at", "follow_up_failures", "first_billing_day", "donor_first_name", "donor_last_name", "donor_address", "donor_city", "donor_province", "donor_country", "donor_postal_code", "donor_telephone", "donor_email", "donor_mailing_list", "receipt_name", "receipt_address", "gift_kind", "gift_occasion", "gift_occasion_other", "gift_title", "gift_first_name", "gift_last_name", "gift_sent_behalf", "gift_name_on_card", "gift_message", "gift_recipient_name", "gift_address", "gift_city", "gift_province", "gift_postal_code", "gift_country", "card_kind", "card_email", "card_subject", "card_message", "card_image", "admin_note", "gateway_response_code", "gateway_auth_code", "gateway_reference_num", "gateway_transaction_id", "gateway_trans_date_time", "gateway_message", "gateway_card_type", "gateway_issuer_id", "gateway_data_key", "history", "updated_at", "created_at") SELECT "id", "order_id", "idempotency_key", "human_check", "state", "revision", "donation_type", "amount_cents", "donation_area", "approved_at", "next_check_at", "checks", "follow_up", "follow_up_at", "follow_up_failures", "first_billing_day", "donor_first_name", "donor_last_name", "donor_address", "donor_city", "donor_province", "donor_country", "donor_postal_code", "donor_telephone", "donor_email", "donor_mailing_list", "receipt_name", "receipt_address", "gift_kind", "gift_occasion", "gift_occasion_other", "gift_title", "gift_first_name", "gift_last_name", "gift_sent_behalf", "gift_name_on_card", "gift_message", "gift_recipient_name", "gift_address", "gift_city", "gift_province", "gift_postal_code", "gift_country", "card_kind", "card_email", "card_subject", "card_message", "card_image", "admin_note", "gateway_response_code", "gateway_auth_code", "gateway_reference_num", "gateway_transaction_id", "gateway_trans_date_time", "gateway_message", "gateway_card_type", "gateway_issuer_id", "gateway_data_key", "history", "updated_at", "created_at" FROM \`donations\`;`)
  await db.run(sql`DROP TABLE \`donations\`;`)
  await db.run(sql`ALTER TABLE \`__new_donations\` RENAME TO \`donations\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`donations_order_id_idx\` ON \`donations\` (\`order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`donations_idempotency_key_idx\` ON \`donations\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`donations_human_check_idx\` ON \`donations\` (\`human_check\`);`)
  await db.run(sql`CREATE INDEX \`donations_state_idx\` ON \`donations\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`donations_approved_at_idx\` ON \`donations\` (\`approved_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_next_check_at_idx\` ON \`donations\` (\`next_check_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_follow_up_idx\` ON \`donations\` (\`follow_up\`);`)
  await db.run(sql`CREATE INDEX \`donations_follow_up_at_idx\` ON \`donations\` (\`follow_up_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_donor_donor_email_idx\` ON \`donations\` (\`donor_email\`);`)
  await db.run(sql`CREATE INDEX \`donations_updated_at_idx\` ON \`donations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_created_at_idx\` ON \`donations\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` DROP COLUMN \`card_expiry\`;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` DROP COLUMN \`card_ending\`;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` DROP COLUMN \`next_try_day\`;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` DROP COLUMN \`state_reason\`;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` DROP COLUMN \`paused_at\`;`)
}
