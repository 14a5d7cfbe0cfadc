import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`donations\` ADD \`receipt_gift_id\` integer REFERENCES monthly_gifts(id);`)
  await db.run(sql`CREATE INDEX \`donations_receipt_gift_idx\` ON \`donations\` (\`receipt_gift_id\`);`)
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
  	\`refunded_cents\` numeric DEFAULT 0 NOT NULL,
  	\`donation_area\` text NOT NULL,
  	\`approved_at\` text,
  	\`next_check_at\` text,
  	\`checks\` numeric DEFAULT 0 NOT NULL,
  	\`follow_up\` text DEFAULT 'none' NOT NULL,
  	\`follow_up_at\` text,
  	\`follow_up_failures\` numeric DEFAULT 0 NOT NULL,
  	\`first_billing_day\` text,
  	\`monthly_gift_id\` integer,
  	\`due_day\` text,
  	\`donor_organization\` text,
  	\`donor_first_name\` text,
  	\`donor_middle_initial\` text,
  	\`donor_last_name\` text,
  	\`donor_second_first_name\` text,
  	\`donor_second_middle_initial\` text,
  	\`donor_second_last_name\` text,
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
  	\`tribute_kind\` text,
  	\`tribute_occasion\` text,
  	\`tribute_occasion_other\` text,
  	\`tribute_title\` text,
  	\`tribute_first_name\` text,
  	\`tribute_last_name\` text,
  	\`tribute_sent_behalf\` text,
  	\`tribute_name_on_card\` text,
  	\`tribute_message\` text,
  	\`tribute_recipient_name\` text,
  	\`tribute_address\` text,
  	\`tribute_city\` text,
  	\`tribute_province\` text,
  	\`tribute_postal_code\` text,
  	\`tribute_country\` text,
  	\`tribute_card_kind\` text,
  	\`tribute_card_email\` text,
  	\`tribute_card_subject\` text,
  	\`tribute_card_message\` text,
  	\`tribute_card_image\` numeric,
  	\`admin_note\` text,
  	\`gateway_response_code\` text,
  	\`gateway_iso_code\` text,
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
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`monthly_gift_id\`) REFERENCES \`monthly_gifts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_donations\`("id", "order_id", "idempotency_key", "human_check", "state", "revision", "donation_type", "amount_cents", "refunded_cents", "donation_area", "approved_at", "next_check_at", "checks", "follow_up", "follow_up_at", "follow_up_failures", "first_billing_day", "monthly_gift_id", "due_day", "donor_organization", "donor_first_name", "donor_middle_initial", "donor_last_name", "donor_second_first_name", "donor_second_middle_initial", "donor_second_last_name", "donor_address", "donor_city", "donor_province", "donor_country", "donor_postal_code", "donor_telephone", "donor_email", "donor_mailing_list", "receipt_name", "receipt_address", "tribute_kind", "tribute_occasion", "tribute_occasion_other", "tribute_title", "tribute_first_name", "tribute_last_name", "tribute_sent_behalf", "tribute_name_on_card", "tribute_message", "tribute_recipient_name", "tribute_address", "tribute_city", "tribute_province", "tribute_postal_code", "tribute_country", "tribute_card_kind", "tribute_card_email", "tribute_card_subject", "tribute_card_message", "tribute_card_image", "admin_note", "gateway_response_code", "gateway_iso_code", "gateway_auth_code", "gateway_reference_num", "gateway_transaction_id", "gateway_trans_date_time", "gateway_message", "gateway_card_type", "gateway_issuer_id", "gateway_data_key", "history", "updated_at", "created_at") SELECT "id", "order_id", "idempotency_key", "human_check", "state", "revision", "donation_type", "amount_cents", "refunded_cents", "donation_area", "approved_at", "next_check_at", "checks", "follow_up", "follow_up_at", "follow_up_failures", "first_billing_day", "monthly_gift_id", "due_day", "donor_organization", "donor_first_name", "donor_middle_initial", "donor_last_name", "donor_second_first_name", "donor_second_middle_initial", "donor_second_last_name", "donor_address", "donor_city", "donor_province", "donor_country", "donor_postal_code", "donor_telephone", "donor_email", "donor_mailing_list", "receipt_name", "receipt_address", "tribute_kind", "tribute_occasion", "tribute_occasion_other", "tribute_title", "tribute_first_name", "tribute_last_name", "tribute_sent_behalf", "tribute_name_on_card", "tribute_message", "tribute_recipient_name", "tribute_address", "tribute_city", "tribute_province", "tribute_postal_code", "tribute_country", "tribute_card_kind", "tribute_card_email", "tribute_card_subject", "tribute_card_message", "tribute_card_image", "admin_note", "gateway_response_code", "gateway_iso_code", "gateway_auth_code", "gateway_reference_num", "gateway_transaction_id", "gateway_trans_date_time", "gateway_message", "gateway_card_type", "gateway_issuer_id", "gateway_data_key", "history", "updated_at", "created_at" FROM \`donations\`;`)
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
  await db.run(sql`CREATE INDEX \`donations_monthly_gift_idx\` ON \`donations\` (\`monthly_gift_id\`);`)
  await db.run(sql`CREATE INDEX \`donations_due_day_idx\` ON \`donations\` (\`due_day\`);`)
  await db.run(sql`CREATE INDEX \`donations_donor_donor_email_idx\` ON \`donations\` (\`donor_email\`);`)
  await db.run(sql`CREATE INDEX \`donations_updated_at_idx\` ON \`donations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_created_at_idx\` ON \`donations\` (\`created_at\`);`)
}
