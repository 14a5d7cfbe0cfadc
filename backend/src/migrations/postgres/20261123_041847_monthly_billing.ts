import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_donations_donation_type" ADD VALUE 'instalment';
  ALTER TYPE "public"."enum_monthly_gifts_state" ADD VALUE 'paused' BEFORE 'stopped';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'monthly-coming' BEFORE 'monthly-failure';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'monthly-paused' BEFORE 'monthly-stopped';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'monthly-changed' BEFORE 'monthly-stopped';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'monthly-card-expiring' BEFORE 'monthly-stopped';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'monthly-paused' BEFORE 'card-mailed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'monthly-resumed' BEFORE 'card-mailed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'monthly-stopped' BEFORE 'card-mailed';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'billMonthlyGifts' BEFORE 'deliverMails';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'billMonthlyGifts' BEFORE 'deliverMails';
  ALTER TABLE "donations" ADD COLUMN "monthly_gift_id" integer;
  ALTER TABLE "donations" ADD COLUMN "due_day" varchar;
  ALTER TABLE "donations" ADD COLUMN "gateway_iso_code" varchar;
  ALTER TABLE "monthly_gifts" ADD COLUMN "card_expiry" varchar;
  ALTER TABLE "monthly_gifts" ADD COLUMN "card_ending" varchar;
  ALTER TABLE "monthly_gifts" ADD COLUMN "next_try_day" varchar;
  ALTER TABLE "monthly_gifts" ADD COLUMN "state_reason" varchar;
  ALTER TABLE "monthly_gifts" ADD COLUMN "paused_at" timestamp(3) with time zone;
  ALTER TABLE "donations" ADD CONSTRAINT "donations_monthly_gift_id_monthly_gifts_id_fk" FOREIGN KEY ("monthly_gift_id") REFERENCES "public"."monthly_gifts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "donations_monthly_gift_idx" ON "donations" USING btree ("monthly_gift_id");
  CREATE INDEX "donations_due_day_idx" ON "donations" USING btree ("due_day");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "donations" DROP CONSTRAINT "donations_monthly_gift_id_monthly_gifts_id_fk";
  
  ALTER TABLE "donations" ALTER COLUMN "donation_type" SET DATA TYPE text;
  DROP TYPE "public"."enum_donations_donation_type";
  CREATE TYPE "public"."enum_donations_donation_type" AS ENUM('single', 'monthly');
  ALTER TABLE "donations" ALTER COLUMN "donation_type" SET DATA TYPE "public"."enum_donations_donation_type" USING "donation_type"::"public"."enum_donations_donation_type";
  ALTER TABLE "monthly_gifts" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_monthly_gifts_state";
  CREATE TYPE "public"."enum_monthly_gifts_state" AS ENUM('active', 'failing', 'stopped');
  ALTER TABLE "monthly_gifts" ALTER COLUMN "state" SET DATA TYPE "public"."enum_monthly_gifts_state" USING "state"::"public"."enum_monthly_gifts_state";
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_kind";
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('receipt', 'receipt-cancelled', 'acknowledgement', 'ecard', 'monthly-set-up', 'monthly-failure', 'monthly-stopped', 'not-charged', 'gift-link', 'office-notice', 'form-notice', 'list-confirmation', 'staff-account');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_kind" USING "kind"::"public"."enum_outbox_kind";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('gift-asked', 'gift-accepted', 'gift-closed', 'gift-spelling', 'card-mailed', 'receipt-resent', 'receipt-replaced', 'receipt-cancelled', 'mail-resent', 'block-added', 'block-changed', 'block-removed', 'attack-mode-on', 'attack-mode-off', 'form-mail-resent', 'form-changed', 'form-deleted', 'subscriber-deleted', 'person-exported', 'person-erased', 'content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'search-deleted', 'account-created', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-mail-resent', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'retention-run');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'deliverMails', 'pass-on-subscribers', 'removeOldRecords', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'deliverMails', 'pass-on-subscribers', 'removeOldRecords', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "donations_monthly_gift_idx";
  DROP INDEX "donations_due_day_idx";
  ALTER TABLE "donations" DROP COLUMN "monthly_gift_id";
  ALTER TABLE "donations" DROP COLUMN "due_day";
  ALTER TABLE "donations" DROP COLUMN "gateway_iso_code";
  ALTER TABLE "monthly_gifts" DROP COLUMN "card_expiry";
  ALTER TABLE "monthly_gifts" DROP COLUMN "card_ending";
  ALTER TABLE "monthly_gifts" DROP COLUMN "next_try_day";
  ALTER TABLE "monthly_gifts" DROP COLUMN "state_reason";
  ALTER TABLE "monthly_gifts" DROP COLUMN "paused_at";`)
}
