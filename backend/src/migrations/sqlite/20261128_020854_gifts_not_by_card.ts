import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`deposits\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`reference\` text,
  	\`note\` text,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`bank_cents\` numeric,
  	\`checked_at\` text,
  	\`checked_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`deposits_day_idx\` ON \`deposits\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`deposits_updated_at_idx\` ON \`deposits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deposits_created_at_idx\` ON \`deposits\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_day_idx\` ON \`deposits\` (\`state\`,\`day\`);`)
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`method\` text DEFAULT 'card' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`deposit_id\` integer REFERENCES deposits(id);`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`donor_key\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`entered_reference\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`entered_description\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`entered_appraiser\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`entered_advantage_description\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`entered_valued_on\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`entered_advantage_cents\` numeric;`)
  await db.run(sql`CREATE INDEX \`donations_deposit_idx\` ON \`donations\` (\`deposit_id\`);`)
  await db.run(sql`CREATE INDEX \`donations_donor_key_idx\` ON \`donations\` (\`donor_key\`);`)
  await db.run(sql`CREATE INDEX \`donations_entered_entered_reference_idx\` ON \`donations\` (\`entered_reference\`);`)
  await db.run(sql`CREATE INDEX \`method_createdAt_idx\` ON \`donations\` (\`method\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`donations\` (\`gift_day\`,\`state\`,\`donation_type\`,\`donation_area\`,\`tribute_kind\`,\`donor_province\`,\`method\`,\`amount_cents\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`deposits_id\` integer REFERENCES deposits(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deposits_id_idx\` ON \`payload_locked_documents_rels\` (\`deposits_id\`);`)
  await db.run(sql`CREATE INDEX \`province_totalCents_idx\` ON \`donors\` (\`province\`,\`total_cents\`);`)
  await db.run(sql`CREATE INDEX \`monthly_totalCents_idx\` ON \`donors\` (\`monthly\`,\`total_cents\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`deposits\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_donations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order_id\` text NOT NULL,
  	\`order_end\` text,
  	\`idempotency_key\` text NOT NULL,
  	\`human_check\` text,
  	\`state\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`donation_type\` text NOT NULL,
  	\`amount_cents\` numeric NOT NULL,
  	\`refunded_cents\` numeric DEFAULT 0 NOT NULL,
  	\`donation_area\` text NOT NULL,
  	\`donation_area_in_mails\` text,
  	\`approved_at\` text,
  	\`gift_day\` text,
  	\`giver_id\` integer,
  	\`next_check_at\` text,
  	\`checks\` numeric DEFAULT 0 NOT NULL,
  	\`follow_up\` text DEFAULT 'none' NOT NULL,
  	\`follow_up_at\` text,
  	\`follow_up_failures\` numeric DEFAULT 0 NOT NULL,
  	\`first_billing_day\` text,
  	\`monthly_gift_id\` integer,
  	\`receipt_gift_id\` integer,
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
  	FOREIGN KEY (\`giver_id\`) REFERENCES \`donors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`monthly_gift_id\`) REFERENCES \`monthly_gifts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`receipt_gift_id\`) REFERENCES \`monthly_gifts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_donations\`("id", "order_id", "order_end", "idempotency_key", "human_check", "state", "revision", "donation_type", "amount_cents", "refunded_cents", "donation_area", "donation_area_in_mails", "approved_at", "gift_day", "giver_id", "next_check_at", "checks", "follow_up", "follow_up_at", "follow_up_failures", "first_billing_day", "monthly_gift_id", "receipt_gift_id", "due_day", "donor_organization", "donor_first_name", "donor_middle_initial", "donor_last_name", "donor_second_first_name", "donor_second_middle_initial", "donor_second_last_name", "donor_address", "donor_city", "donor_province", "donor_country", "donor_postal_code", "donor_telephone", "donor_email", "donor_mailing_list", "receipt_name", "receipt_address", "tribute_kind", "tribute_occasion", "tribute_occasion_other", "tribute_title", "tribute_first_name", "tribute_last_name", "tribute_sent_behalf", "tribute_name_on_card", "tribute_message", "tribute_recipient_name", "tribute_address", "tribute_city", "tribute_province", "tribute_postal_code", "tribute_country", "tribute_card_kind", "tribute_card_email", "tribute_card_subject", "tribute_card_message", "tribute_card_image", "admin_note", "gateway_response_code", "gateway_iso_code", "gateway_auth_code", "gateway_reference_num", "gateway_transaction_id", "gateway_trans_date_time", "gateway_message", "gateway_card_type", "gateway_issuer_id", "gateway_data_key", "history", "updated_at", "created_at") SELECT "id", "order_id", "order_end", "idempotency_key", "human_check", "state", "revision", "donation_type", "amount_cents", "refunded_cents", "donation_area", "donation_area_in_mails", "approved_at", "gift_day", "giver_id", "next_check_at", "checks", "follow_up", "follow_up_at", "follow_up_failures", "first_billing_day", "monthly_gift_id", "receipt_gift_id", "due_day", "donor_organization", "donor_first_name", "donor_middle_initial", "donor_last_name", "donor_second_first_name", "donor_second_middle_initial", "donor_second_last_name", "donor_address", "donor_city", "donor_province", "donor_country", "donor_postal_code", "donor_telephone", "donor_email", "donor_mailing_list", "receipt_name", "receipt_address", "tribute_kind", "tribute_occasion", "tribute_occasion_other", "tribute_title", "tribute_first_name", "tribute_last_name", "tribute_sent_behalf", "tribute_name_on_card", "tribute_message", "tribute_recipient_name", "tribute_address", "tribute_city", "tribute_province", "tribute_postal_code", "tribute_country", "tribute_card_kind", "tribute_card_email", "tribute_card_subject", "tribute_card_message", "tribute_card_image", "admin_note", "gateway_response_code", "gateway_iso_code", "gateway_auth_code", "gateway_reference_num", "gateway_transaction_id", "gateway_trans_date_time", "gateway_message", "gateway_card_type", "gateway_issuer_id", "gateway_data_key", "history", "updated_at", "created_at" FROM \`donations\`;`)
  await db.run(sql`DROP TABLE \`donations\`;`)
  await db.run(sql`ALTER TABLE \`__new_donations\` RENAME TO \`donations\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`donations_order_id_idx\` ON \`donations\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`donations_order_end_idx\` ON \`donations\` (\`order_end\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`donations_idempotency_key_idx\` ON \`donations\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`donations_human_check_idx\` ON \`donations\` (\`human_check\`);`)
  await db.run(sql`CREATE INDEX \`donations_approved_at_idx\` ON \`donations\` (\`approved_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_giver_idx\` ON \`donations\` (\`giver_id\`);`)
  await db.run(sql`CREATE INDEX \`donations_next_check_at_idx\` ON \`donations\` (\`next_check_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_follow_up_idx\` ON \`donations\` (\`follow_up\`);`)
  await db.run(sql`CREATE INDEX \`donations_follow_up_at_idx\` ON \`donations\` (\`follow_up_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_monthly_gift_idx\` ON \`donations\` (\`monthly_gift_id\`);`)
  await db.run(sql`CREATE INDEX \`donations_receipt_gift_idx\` ON \`donations\` (\`receipt_gift_id\`);`)
  await db.run(sql`CREATE INDEX \`donations_due_day_idx\` ON \`donations\` (\`due_day\`);`)
  await db.run(sql`CREATE INDEX \`donations_donor_donor_email_idx\` ON \`donations\` (\`donor_email\`);`)
  await db.run(sql`CREATE INDEX \`donations_gateway_gateway_reference_num_idx\` ON \`donations\` (\`gateway_reference_num\`);`)
  await db.run(sql`CREATE INDEX \`donations_updated_at_idx\` ON \`donations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_created_at_idx\` ON \`donations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_createdAt_idx\` ON \`donations\` (\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`donationType_createdAt_idx\` ON \`donations\` (\`donation_type\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`donationArea_createdAt_idx\` ON \`donations\` (\`donation_area\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`amountCents_createdAt_idx\` ON \`donations\` (\`amount_cents\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tribute_kind_createdAt_idx\` ON \`donations\` (\`tribute_kind\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`donations\` (\`gift_day\`,\`state\`,\`donation_type\`,\`donation_area\`,\`tribute_kind\`,\`donor_province\`,\`amount_cents\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`stories_id\` integer,
  	\`news_id\` integer,
  	\`newsletters_id\` integer,
  	\`events_id\` integer,
  	\`support_groups_id\` integer,
  	\`faq_categories_id\` integer,
  	\`faqs_id\` integer,
  	\`provinces_id\` integer,
  	\`members_id\` integer,
  	\`member_types_id\` integer,
  	\`grant_years_id\` integer,
  	\`grantees_id\` integer,
  	\`videos_id\` integer,
  	\`playlists_id\` integer,
  	\`instagram_posts_id\` integer,
  	\`media_id\` integer,
  	\`drawings_id\` integer,
  	\`group_leaders_id\` integer,
  	\`donations_id\` integer,
  	\`donors_id\` integer,
  	\`monthly_gifts_id\` integer,
  	\`receipts_id\` integer,
  	\`refunds_id\` integer,
  	\`cards_to_mail_id\` integer,
  	\`blocklist_id\` integer,
  	\`protection_counters_id\` integer,
  	\`used_human_checks_id\` integer,
  	\`donor_sign_ins_id\` integer,
  	\`ecard_refusals_id\` integer,
  	\`form_submissions_id\` integer,
  	\`subscribers_id\` integer,
  	\`users_id\` integer,
  	\`second_factors_id\` integer,
  	\`sign_in_attempts_id\` integer,
  	\`outbox_id\` integer,
  	\`redirects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`support_groups_id\`) REFERENCES \`support_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_categories_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`provinces_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_types_id\`) REFERENCES \`member_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`grant_years_id\`) REFERENCES \`grant_years\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`grantees_id\`) REFERENCES \`grantees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`playlists_id\`) REFERENCES \`playlists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`instagram_posts_id\`) REFERENCES \`instagram_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`drawings_id\`) REFERENCES \`drawings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`group_leaders_id\`) REFERENCES \`group_leaders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`donations_id\`) REFERENCES \`donations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`donors_id\`) REFERENCES \`donors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`monthly_gifts_id\`) REFERENCES \`monthly_gifts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`receipts_id\`) REFERENCES \`receipts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`refunds_id\`) REFERENCES \`refunds\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cards_to_mail_id\`) REFERENCES \`cards_to_mail\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blocklist_id\`) REFERENCES \`blocklist\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`protection_counters_id\`) REFERENCES \`protection_counters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`used_human_checks_id\`) REFERENCES \`used_human_checks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`donor_sign_ins_id\`) REFERENCES \`donor_sign_ins\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ecard_refusals_id\`) REFERENCES \`ecard_refusals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_submissions_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sign_in_attempts_id\`) REFERENCES \`sign_in_attempts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "stories_id", "news_id", "newsletters_id", "events_id", "support_groups_id", "faq_categories_id", "faqs_id", "provinces_id", "members_id", "member_types_id", "grant_years_id", "grantees_id", "videos_id", "playlists_id", "instagram_posts_id", "media_id", "drawings_id", "group_leaders_id", "donations_id", "donors_id", "monthly_gifts_id", "receipts_id", "refunds_id", "cards_to_mail_id", "blocklist_id", "protection_counters_id", "used_human_checks_id", "donor_sign_ins_id", "ecard_refusals_id", "form_submissions_id", "subscribers_id", "users_id", "second_factors_id", "sign_in_attempts_id", "outbox_id", "redirects_id") SELECT "id", "order", "parent_id", "path", "pages_id", "stories_id", "news_id", "newsletters_id", "events_id", "support_groups_id", "faq_categories_id", "faqs_id", "provinces_id", "members_id", "member_types_id", "grant_years_id", "grantees_id", "videos_id", "playlists_id", "instagram_posts_id", "media_id", "drawings_id", "group_leaders_id", "donations_id", "donors_id", "monthly_gifts_id", "receipts_id", "refunds_id", "cards_to_mail_id", "blocklist_id", "protection_counters_id", "used_human_checks_id", "donor_sign_ins_id", "ecard_refusals_id", "form_submissions_id", "subscribers_id", "users_id", "second_factors_id", "sign_in_attempts_id", "outbox_id", "redirects_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_support_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`support_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_provinces_id_idx\` ON \`payload_locked_documents_rels\` (\`provinces_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_types_id_idx\` ON \`payload_locked_documents_rels\` (\`member_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_grant_years_id_idx\` ON \`payload_locked_documents_rels\` (\`grant_years_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_grantees_id_idx\` ON \`payload_locked_documents_rels\` (\`grantees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_playlists_id_idx\` ON \`payload_locked_documents_rels\` (\`playlists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_instagram_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`instagram_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_drawings_id_idx\` ON \`payload_locked_documents_rels\` (\`drawings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_group_leaders_id_idx\` ON \`payload_locked_documents_rels\` (\`group_leaders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_donations_id_idx\` ON \`payload_locked_documents_rels\` (\`donations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_donors_id_idx\` ON \`payload_locked_documents_rels\` (\`donors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_monthly_gifts_id_idx\` ON \`payload_locked_documents_rels\` (\`monthly_gifts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_receipts_id_idx\` ON \`payload_locked_documents_rels\` (\`receipts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_refunds_id_idx\` ON \`payload_locked_documents_rels\` (\`refunds_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cards_to_mail_id_idx\` ON \`payload_locked_documents_rels\` (\`cards_to_mail_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blocklist_id_idx\` ON \`payload_locked_documents_rels\` (\`blocklist_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_protection_counters_id_idx\` ON \`payload_locked_documents_rels\` (\`protection_counters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_used_human_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`used_human_checks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_donor_sign_ins_id_idx\` ON \`payload_locked_documents_rels\` (\`donor_sign_ins_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ecard_refusals_id_idx\` ON \`payload_locked_documents_rels\` (\`ecard_refusals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sign_in_attempts_id_idx\` ON \`payload_locked_documents_rels\` (\`sign_in_attempts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`DROP INDEX \`province_totalCents_idx\`;`)
  await db.run(sql`DROP INDEX \`monthly_totalCents_idx\`;`)
}
