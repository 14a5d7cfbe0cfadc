import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_facts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__facts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_glossary_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__glossary_terms_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'page-votes-exported' BEFORE 'move-in';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'makeBooklets' BEFORE 'moveIn';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'makeBooklets' BEFORE 'moveIn';
  CREATE TABLE "facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"source_title" varchar,
  	"source_publisher" varchar,
  	"source_url" varchar,
  	"source_page" varchar,
  	"source_year" numeric,
  	"checked_on" varchar,
  	"review_by" varchar,
  	"owner" varchar,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_facts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_facts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_value" varchar,
  	"version_unit" varchar,
  	"version_source_title" varchar,
  	"version_source_publisher" varchar,
  	"version_source_url" varchar,
  	"version_source_page" varchar,
  	"version_source_year" numeric,
  	"version_checked_on" varchar,
  	"version_review_by" varchar,
  	"version_owner" varchar,
  	"version_name" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__facts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "glossary_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"slug" varchar,
  	"definition" varchar,
  	"read_more" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_glossary_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "glossary_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_glossary_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_term" varchar,
  	"version_slug" varchar,
  	"version_definition" varchar,
  	"version_read_more" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__glossary_terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_glossary_terms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "booklets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"section" varchar NOT NULL,
  	"large_print" boolean DEFAULT false,
  	"bytes" numeric NOT NULL,
  	"made_from" varchar NOT NULL,
  	"stored" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_votes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar NOT NULL,
  	"month" varchar NOT NULL,
  	"yes" numeric NOT NULL,
  	"no" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "facts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "glossary_terms_id" integer;
  ALTER TABLE "_facts_v" ADD CONSTRAINT "_facts_v_parent_id_facts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "glossary_terms_texts" ADD CONSTRAINT "glossary_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glossary_terms_v" ADD CONSTRAINT "_glossary_terms_v_parent_id_glossary_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glossary_terms_v_texts" ADD CONSTRAINT "_glossary_terms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_glossary_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "facts_name_idx" ON "facts" USING btree ("name");
  CREATE INDEX "facts_updated_at_idx" ON "facts" USING btree ("updated_at");
  CREATE INDEX "facts_created_at_idx" ON "facts" USING btree ("created_at");
  CREATE INDEX "facts_deleted_at_idx" ON "facts" USING btree ("deleted_at");
  CREATE INDEX "facts__status_idx" ON "facts" USING btree ("_status");
  CREATE INDEX "_facts_v_parent_idx" ON "_facts_v" USING btree ("parent_id");
  CREATE INDEX "_facts_v_version_version_name_idx" ON "_facts_v" USING btree ("version_name");
  CREATE INDEX "_facts_v_version_version_updated_at_idx" ON "_facts_v" USING btree ("version_updated_at");
  CREATE INDEX "_facts_v_version_version_created_at_idx" ON "_facts_v" USING btree ("version_created_at");
  CREATE INDEX "_facts_v_version_version_deleted_at_idx" ON "_facts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_facts_v_version_version__status_idx" ON "_facts_v" USING btree ("version__status");
  CREATE INDEX "_facts_v_created_at_idx" ON "_facts_v" USING btree ("created_at");
  CREATE INDEX "_facts_v_updated_at_idx" ON "_facts_v" USING btree ("updated_at");
  CREATE INDEX "_facts_v_latest_idx" ON "_facts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "glossary_terms_slug_idx" ON "glossary_terms" USING btree ("slug");
  CREATE INDEX "glossary_terms_updated_at_idx" ON "glossary_terms" USING btree ("updated_at");
  CREATE INDEX "glossary_terms_created_at_idx" ON "glossary_terms" USING btree ("created_at");
  CREATE INDEX "glossary_terms_deleted_at_idx" ON "glossary_terms" USING btree ("deleted_at");
  CREATE INDEX "glossary_terms__status_idx" ON "glossary_terms" USING btree ("_status");
  CREATE INDEX "glossary_terms_texts_order_parent" ON "glossary_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "_glossary_terms_v_parent_idx" ON "_glossary_terms_v" USING btree ("parent_id");
  CREATE INDEX "_glossary_terms_v_version_version_slug_idx" ON "_glossary_terms_v" USING btree ("version_slug");
  CREATE INDEX "_glossary_terms_v_version_version_updated_at_idx" ON "_glossary_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_glossary_terms_v_version_version_created_at_idx" ON "_glossary_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_glossary_terms_v_version_version_deleted_at_idx" ON "_glossary_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_glossary_terms_v_version_version__status_idx" ON "_glossary_terms_v" USING btree ("version__status");
  CREATE INDEX "_glossary_terms_v_created_at_idx" ON "_glossary_terms_v" USING btree ("created_at");
  CREATE INDEX "_glossary_terms_v_updated_at_idx" ON "_glossary_terms_v" USING btree ("updated_at");
  CREATE INDEX "_glossary_terms_v_latest_idx" ON "_glossary_terms_v" USING btree ("latest");
  CREATE INDEX "_glossary_terms_v_texts_order_parent" ON "_glossary_terms_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "booklets_file_idx" ON "booklets" USING btree ("file");
  CREATE INDEX "booklets_updated_at_idx" ON "booklets" USING btree ("updated_at");
  CREATE INDEX "booklets_created_at_idx" ON "booklets" USING btree ("created_at");
  CREATE INDEX "page_votes_updated_at_idx" ON "page_votes" USING btree ("updated_at");
  CREATE INDEX "page_votes_created_at_idx" ON "page_votes" USING btree ("created_at");
  CREATE UNIQUE INDEX "page_month_idx" ON "page_votes" USING btree ("page","month");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_facts_fk" FOREIGN KEY ("facts_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_terms_fk" FOREIGN KEY ("glossary_terms_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("facts_id");
  CREATE INDEX "payload_locked_documents_rels_glossary_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_terms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_facts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_terms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_glossary_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_glossary_terms_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booklets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_votes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "facts" CASCADE;
  DROP TABLE "_facts_v" CASCADE;
  DROP TABLE "glossary_terms" CASCADE;
  DROP TABLE "glossary_terms_texts" CASCADE;
  DROP TABLE "_glossary_terms_v" CASCADE;
  DROP TABLE "_glossary_terms_v_texts" CASCADE;
  DROP TABLE "booklets" CASCADE;
  DROP TABLE "page_votes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_facts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_glossary_terms_fk";
  
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'leader-added', 'leader-changed', 'leader-deleted', 'gift-asked', 'gift-accepted', 'gift-closed', 'gift-rehearsal', 'gifts-exported', 'donors-exported', 'donors-merged', 'donors-parted', 'donor-notes', 'gift-refunded', 'refund-decided', 'refund-asked', 'refund-ask-refused', 'refund-ask-read', 'gift-spelling', 'gift-corrected', 'monthly-paused', 'monthly-resumed', 'monthly-amount', 'monthly-card', 'monthly-card-link', 'monthly-receipt-donor', 'monthly-stopped', 'monthly-exported', 'monthly-billed', 'ecard-stopped', 'card-mailed', 'cards-exported', 'receipt-resent', 'receipts-annual', 'receipt-replaced', 'receipt-cancelled', 'receipt-settings', 'block-added', 'block-changed', 'block-removed', 'blocked-exported', 'attack-mode-on', 'attack-mode-off', 'movements-exported', 'refunds-exported', 'receipts-exported', 'gift-reported', 'gift-not-reported', 'gift-entered', 'gift-taken-back', 'deposit-changed', 'deposit-closed', 'deposit-reopened', 'deposits-exported', 'gifts-moved-in', 'gifts-moved-out', 'thank-you-changed', 'receipt-posted', 'receipt-not-posted', 'receipts-printed', 'form-changed', 'form-deleted', 'kits-mailed', 'kits-taken-back', 'kits-exported', 'messages-exported', 'volunteers-exported', 'subscribers-exported', 'subscriber-deleted', 'feed-run', 'search-deleted', 'move-in', 'move-in-undone', 'account-created', 'account-invited', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'person-exported', 'person-erased', 'retention-run', 'mails-exported', 'mail-resent', 'form-mail-resent', 'account-mail-resent');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'askGroupLeaders', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'keepDonors', 'billMonthlyGifts', 'issueAnnualReceipts', 'pass-on-subscribers', 'read-left-subscribers', 'fillFoundBy', 'tellKitSenders', 'readFeeds', 'moveIn', 'removeOldRecords', 'deliverMails', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'askGroupLeaders', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'keepDonors', 'billMonthlyGifts', 'issueAnnualReceipts', 'pass-on-subscribers', 'read-left-subscribers', 'fillFoundBy', 'tellKitSenders', 'readFeeds', 'moveIn', 'removeOldRecords', 'deliverMails', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_facts_id_idx";
  DROP INDEX "payload_locked_documents_rels_glossary_terms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "facts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "glossary_terms_id";
  DROP TYPE "public"."enum_facts_status";
  DROP TYPE "public"."enum__facts_v_version_status";
  DROP TYPE "public"."enum_glossary_terms_status";
  DROP TYPE "public"."enum__glossary_terms_v_version_status";`)
}
