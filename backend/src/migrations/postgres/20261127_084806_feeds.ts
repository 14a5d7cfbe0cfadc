import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'feed-run' BEFORE 'search-deleted';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'readFeeds' BEFORE 'removeOldRecords';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'readFeeds' BEFORE 'removeOldRecords';
  CREATE TABLE "feed_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"feed" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"source_id" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"facts" jsonb,
  	"gone_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"posts_wait_for_text" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "instagram_posts_children" ADD COLUMN "alt" varchar;
  ALTER TABLE "instagram_posts" ADD COLUMN "waiting" boolean DEFAULT false;
  CREATE INDEX "feed_items_updated_at_idx" ON "feed_items" USING btree ("updated_at");
  CREATE INDEX "feed_items_created_at_idx" ON "feed_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "feed_kind_sourceId_idx" ON "feed_items" USING btree ("feed","kind","source_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "feed_items" CASCADE;
  DROP TABLE "feeds" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('gift-asked', 'gift-accepted', 'gift-closed', 'gift-refunded', 'refund-decided', 'gift-spelling', 'monthly-paused', 'monthly-resumed', 'monthly-amount', 'monthly-card', 'monthly-receipt-donor', 'monthly-stopped', 'ecard-stopped', 'card-mailed', 'receipt-resent', 'receipt-replaced', 'receipt-cancelled', 'receipt-settings', 'mail-resent', 'block-added', 'block-changed', 'block-removed', 'attack-mode-on', 'attack-mode-off', 'form-mail-resent', 'form-changed', 'form-deleted', 'leader-added', 'leader-changed', 'leader-deleted', 'subscriber-deleted', 'person-exported', 'person-erased', 'content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'search-deleted', 'account-created', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-mail-resent', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'retention-run');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'billMonthlyGifts', 'issueAnnualReceipts', 'deliverMails', 'pass-on-subscribers', 'read-left-subscribers', 'askGroupLeaders', 'removeOldRecords', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'billMonthlyGifts', 'issueAnnualReceipts', 'deliverMails', 'pass-on-subscribers', 'read-left-subscribers', 'askGroupLeaders', 'removeOldRecords', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "instagram_posts_children" DROP COLUMN "alt";
  ALTER TABLE "instagram_posts" DROP COLUMN "waiting";`)
}
