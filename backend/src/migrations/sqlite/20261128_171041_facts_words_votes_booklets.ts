import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`facts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`source_title\` text,
  	\`source_publisher\` text,
  	\`source_url\` text,
  	\`source_page\` text,
  	\`source_year\` numeric,
  	\`checked_on\` text,
  	\`review_by\` text,
  	\`owner\` text,
  	\`name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`facts_name_idx\` ON \`facts\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`facts_updated_at_idx\` ON \`facts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`facts_created_at_idx\` ON \`facts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`facts_deleted_at_idx\` ON \`facts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`facts__status_idx\` ON \`facts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_facts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_value\` text,
  	\`version_unit\` text,
  	\`version_source_title\` text,
  	\`version_source_publisher\` text,
  	\`version_source_url\` text,
  	\`version_source_page\` text,
  	\`version_source_year\` numeric,
  	\`version_checked_on\` text,
  	\`version_review_by\` text,
  	\`version_owner\` text,
  	\`version_name\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`facts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_facts_v_parent_idx\` ON \`_facts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version_name_idx\` ON \`_facts_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version_updated_at_idx\` ON \`_facts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version_created_at_idx\` ON \`_facts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version_deleted_at_idx\` ON \`_facts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version__status_idx\` ON \`_facts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_created_at_idx\` ON \`_facts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_updated_at_idx\` ON \`_facts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_latest_idx\` ON \`_facts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`glossary_terms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`term\` text,
  	\`slug\` text,
  	\`definition\` text,
  	\`read_more\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`glossary_terms_slug_idx\` ON \`glossary_terms\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`glossary_terms_updated_at_idx\` ON \`glossary_terms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`glossary_terms_created_at_idx\` ON \`glossary_terms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`glossary_terms_deleted_at_idx\` ON \`glossary_terms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`glossary_terms__status_idx\` ON \`glossary_terms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`glossary_terms_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`glossary_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`glossary_terms_texts_order_parent\` ON \`glossary_terms_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_glossary_terms_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_term\` text,
  	\`version_slug\` text,
  	\`version_definition\` text,
  	\`version_read_more\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`glossary_terms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_glossary_terms_v_parent_idx\` ON \`_glossary_terms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_terms_v_version_version_slug_idx\` ON \`_glossary_terms_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_terms_v_version_version_updated_at_idx\` ON \`_glossary_terms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_terms_v_version_version_created_at_idx\` ON \`_glossary_terms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_terms_v_version_version_deleted_at_idx\` ON \`_glossary_terms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_terms_v_version_version__status_idx\` ON \`_glossary_terms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_terms_v_created_at_idx\` ON \`_glossary_terms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_terms_v_updated_at_idx\` ON \`_glossary_terms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_terms_v_latest_idx\` ON \`_glossary_terms_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_glossary_terms_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_glossary_terms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_glossary_terms_v_texts_order_parent\` ON \`_glossary_terms_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`booklets\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file\` text NOT NULL,
  	\`section\` text NOT NULL,
  	\`large_print\` integer DEFAULT false,
  	\`bytes\` numeric NOT NULL,
  	\`made_from\` text NOT NULL,
  	\`stored\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`booklets_file_idx\` ON \`booklets\` (\`file\`);`)
  await db.run(sql`CREATE INDEX \`booklets_updated_at_idx\` ON \`booklets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`booklets_created_at_idx\` ON \`booklets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`page_votes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`page\` text NOT NULL,
  	\`month\` text NOT NULL,
  	\`yes\` numeric NOT NULL,
  	\`no\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`page_votes_updated_at_idx\` ON \`page_votes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_votes_created_at_idx\` ON \`page_votes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_month_idx\` ON \`page_votes\` (\`page\`,\`month\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`facts_id\` integer REFERENCES facts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`glossary_terms_id\` integer REFERENCES glossary_terms(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_facts_id_idx\` ON \`payload_locked_documents_rels\` (\`facts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_glossary_terms_id_idx\` ON \`payload_locked_documents_rels\` (\`glossary_terms_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`facts\`;`)
  await db.run(sql`DROP TABLE \`_facts_v\`;`)
  await db.run(sql`DROP TABLE \`glossary_terms\`;`)
  await db.run(sql`DROP TABLE \`glossary_terms_texts\`;`)
  await db.run(sql`DROP TABLE \`_glossary_terms_v\`;`)
  await db.run(sql`DROP TABLE \`_glossary_terms_v_texts\`;`)
  await db.run(sql`DROP TABLE \`booklets\`;`)
  await db.run(sql`DROP TABLE \`page_votes\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  	\`deposits_id\` integer,
  	\`monthly_gifts_id\` integer,
  	\`receipts_id\` integer,
  	\`refunds_id\` integer,
  	\`refund_requests_id\` integer,
  	\`cards_to_mail_id\` integer,
  	\`blocklist_id\` integer,
  	\`protection_counters_id\` integer,
  	\`used_human_checks_id\` integer,
  	\`donor_sign_ins_id\` integer,
  	\`ecard_refusals_id\` integer,
  	\`thank_you_texts_id\` integer,
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
  	FOREIGN KEY (\`deposits_id\`) REFERENCES \`deposits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`monthly_gifts_id\`) REFERENCES \`monthly_gifts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`receipts_id\`) REFERENCES \`receipts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`refunds_id\`) REFERENCES \`refunds\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`refund_requests_id\`) REFERENCES \`refund_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cards_to_mail_id\`) REFERENCES \`cards_to_mail\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blocklist_id\`) REFERENCES \`blocklist\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`protection_counters_id\`) REFERENCES \`protection_counters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`used_human_checks_id\`) REFERENCES \`used_human_checks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`donor_sign_ins_id\`) REFERENCES \`donor_sign_ins\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ecard_refusals_id\`) REFERENCES \`ecard_refusals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`thank_you_texts_id\`) REFERENCES \`thank_you_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_submissions_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sign_in_attempts_id\`) REFERENCES \`sign_in_attempts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "stories_id", "news_id", "newsletters_id", "events_id", "support_groups_id", "faq_categories_id", "faqs_id", "provinces_id", "members_id", "member_types_id", "grant_years_id", "grantees_id", "videos_id", "playlists_id", "instagram_posts_id", "media_id", "drawings_id", "group_leaders_id", "donations_id", "donors_id", "deposits_id", "monthly_gifts_id", "receipts_id", "refunds_id", "refund_requests_id", "cards_to_mail_id", "blocklist_id", "protection_counters_id", "used_human_checks_id", "donor_sign_ins_id", "ecard_refusals_id", "thank_you_texts_id", "form_submissions_id", "subscribers_id", "users_id", "second_factors_id", "sign_in_attempts_id", "outbox_id", "redirects_id") SELECT "id", "order", "parent_id", "path", "pages_id", "stories_id", "news_id", "newsletters_id", "events_id", "support_groups_id", "faq_categories_id", "faqs_id", "provinces_id", "members_id", "member_types_id", "grant_years_id", "grantees_id", "videos_id", "playlists_id", "instagram_posts_id", "media_id", "drawings_id", "group_leaders_id", "donations_id", "donors_id", "deposits_id", "monthly_gifts_id", "receipts_id", "refunds_id", "refund_requests_id", "cards_to_mail_id", "blocklist_id", "protection_counters_id", "used_human_checks_id", "donor_sign_ins_id", "ecard_refusals_id", "thank_you_texts_id", "form_submissions_id", "subscribers_id", "users_id", "second_factors_id", "sign_in_attempts_id", "outbox_id", "redirects_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deposits_id_idx\` ON \`payload_locked_documents_rels\` (\`deposits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_monthly_gifts_id_idx\` ON \`payload_locked_documents_rels\` (\`monthly_gifts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_receipts_id_idx\` ON \`payload_locked_documents_rels\` (\`receipts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_refunds_id_idx\` ON \`payload_locked_documents_rels\` (\`refunds_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_refund_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`refund_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cards_to_mail_id_idx\` ON \`payload_locked_documents_rels\` (\`cards_to_mail_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blocklist_id_idx\` ON \`payload_locked_documents_rels\` (\`blocklist_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_protection_counters_id_idx\` ON \`payload_locked_documents_rels\` (\`protection_counters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_used_human_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`used_human_checks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_donor_sign_ins_id_idx\` ON \`payload_locked_documents_rels\` (\`donor_sign_ins_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ecard_refusals_id_idx\` ON \`payload_locked_documents_rels\` (\`ecard_refusals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_thank_you_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`thank_you_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sign_in_attempts_id_idx\` ON \`payload_locked_documents_rels\` (\`sign_in_attempts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
}
