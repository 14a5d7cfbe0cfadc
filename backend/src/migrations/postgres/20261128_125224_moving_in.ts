import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_donations_method" ADD VALUE 'former-system';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'monthly-card-link' BEFORE 'monthly-receipt-donor';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'gifts-moved-in' BEFORE 'thank-you-changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'gifts-moved-out' BEFORE 'thank-you-changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'move-in' BEFORE 'account-created';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'move-in-undone' BEFORE 'account-created';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'moveIn' BEFORE 'removeOldRecords';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'moveIn' BEFORE 'removeOldRecords';
  CREATE TABLE "move_ins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"asked" jsonb NOT NULL,
  	"password" varchar,
  	"started_by" varchar,
  	"worker" varchar,
  	"finished_at" timestamp(3) with time zone,
  	"progress" jsonb,
  	"outcome" jsonb,
  	"fault" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "moved_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"title" varchar,
  	"there" varchar,
  	"collection" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"brought" varchar NOT NULL,
  	"left" varchar NOT NULL,
  	"before" jsonb,
  	"facts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "move_in_findings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"item" varchar NOT NULL,
  	"sort" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"title" varchar,
  	"words" varchar NOT NULL,
  	"there" varchar,
  	"collection" varchar,
  	"document" numeric,
  	"versions" jsonb,
  	"run" numeric NOT NULL,
  	"ticked_by" varchar,
  	"ticked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "donations" ADD COLUMN "former_system_source" varchar;
  ALTER TABLE "donations" ADD COLUMN "former_system_number" varchar;
  ALTER TABLE "donations" ADD COLUMN "former_system_method" varchar;
  ALTER TABLE "donations" ADD COLUMN "former_system_receipt_number" varchar;
  ALTER TABLE "donations" ADD COLUMN "former_system_receipt_day" varchar;
  ALTER TABLE "donations" ADD COLUMN "former_system_receipt_cents" numeric;
  ALTER TABLE "donations" ADD COLUMN "former_system_fingerprint" varchar;
  CREATE INDEX "move_ins_state_idx" ON "move_ins" USING btree ("state");
  CREATE INDEX "move_ins_updated_at_idx" ON "move_ins" USING btree ("updated_at");
  CREATE INDEX "move_ins_created_at_idx" ON "move_ins" USING btree ("created_at");
  CREATE UNIQUE INDEX "moved_items_key_idx" ON "moved_items" USING btree ("key");
  CREATE INDEX "moved_items_updated_at_idx" ON "moved_items" USING btree ("updated_at");
  CREATE INDEX "moved_items_created_at_idx" ON "moved_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "move_in_findings_key_idx" ON "move_in_findings" USING btree ("key");
  CREATE INDEX "move_in_findings_item_idx" ON "move_in_findings" USING btree ("item");
  CREATE INDEX "move_in_findings_sort_idx" ON "move_in_findings" USING btree ("sort");
  CREATE INDEX "move_in_findings_run_idx" ON "move_in_findings" USING btree ("run");
  CREATE INDEX "move_in_findings_updated_at_idx" ON "move_in_findings" USING btree ("updated_at");
  CREATE INDEX "move_in_findings_created_at_idx" ON "move_in_findings" USING btree ("created_at");
  CREATE INDEX "donations_former_system_former_system_number_idx" ON "donations" USING btree ("former_system_number");
  CREATE INDEX "donations_former_system_former_system_receipt_number_idx" ON "donations" USING btree ("former_system_receipt_number");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "move_ins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "moved_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "move_in_findings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "move_ins" CASCADE;
  DROP TABLE "moved_items" CASCADE;
  DROP TABLE "move_in_findings" CASCADE;
  ALTER TABLE "donations" ALTER COLUMN "method" SET DATA TYPE text;
  ALTER TABLE "donations" ALTER COLUMN "method" SET DEFAULT 'card'::text;
  DROP TYPE "public"."enum_donations_method";
  CREATE TYPE "public"."enum_donations_method" AS ENUM('card', 'cheque', 'cash', 'transfer', 'shares', 'in-kind');
  ALTER TABLE "donations" ALTER COLUMN "method" SET DEFAULT 'card'::"public"."enum_donations_method";
  ALTER TABLE "donations" ALTER COLUMN "method" SET DATA TYPE "public"."enum_donations_method" USING "method"::"public"."enum_donations_method";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'leader-added', 'leader-changed', 'leader-deleted', 'gift-asked', 'gift-accepted', 'gift-closed', 'gift-rehearsal', 'gifts-exported', 'donors-exported', 'donors-merged', 'donors-parted', 'donor-notes', 'gift-refunded', 'refund-decided', 'refund-asked', 'refund-ask-refused', 'refund-ask-read', 'gift-spelling', 'gift-corrected', 'monthly-paused', 'monthly-resumed', 'monthly-amount', 'monthly-card', 'monthly-receipt-donor', 'monthly-stopped', 'monthly-exported', 'monthly-billed', 'ecard-stopped', 'card-mailed', 'cards-exported', 'receipt-resent', 'receipts-annual', 'receipt-replaced', 'receipt-cancelled', 'receipt-settings', 'block-added', 'block-changed', 'block-removed', 'blocked-exported', 'attack-mode-on', 'attack-mode-off', 'movements-exported', 'refunds-exported', 'receipts-exported', 'gift-reported', 'gift-not-reported', 'gift-entered', 'gift-taken-back', 'deposit-changed', 'deposit-closed', 'deposit-reopened', 'deposits-exported', 'thank-you-changed', 'receipt-posted', 'receipt-not-posted', 'receipts-printed', 'form-changed', 'form-deleted', 'kits-mailed', 'kits-taken-back', 'kits-exported', 'messages-exported', 'volunteers-exported', 'subscribers-exported', 'subscriber-deleted', 'feed-run', 'search-deleted', 'account-created', 'account-invited', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'person-exported', 'person-erased', 'retention-run', 'mails-exported', 'mail-resent', 'form-mail-resent', 'account-mail-resent');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'askGroupLeaders', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'keepDonors', 'billMonthlyGifts', 'issueAnnualReceipts', 'pass-on-subscribers', 'read-left-subscribers', 'fillFoundBy', 'tellKitSenders', 'readFeeds', 'removeOldRecords', 'deliverMails', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'askGroupLeaders', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'keepDonors', 'billMonthlyGifts', 'issueAnnualReceipts', 'pass-on-subscribers', 'read-left-subscribers', 'fillFoundBy', 'tellKitSenders', 'readFeeds', 'removeOldRecords', 'deliverMails', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "donations_former_system_former_system_number_idx";
  DROP INDEX "donations_former_system_former_system_receipt_number_idx";
  ALTER TABLE "donations" DROP COLUMN "former_system_source";
  ALTER TABLE "donations" DROP COLUMN "former_system_number";
  ALTER TABLE "donations" DROP COLUMN "former_system_method";
  ALTER TABLE "donations" DROP COLUMN "former_system_receipt_number";
  ALTER TABLE "donations" DROP COLUMN "former_system_receipt_day";
  ALTER TABLE "donations" DROP COLUMN "former_system_receipt_cents";
  ALTER TABLE "donations" DROP COLUMN "former_system_fingerprint";`)
}
