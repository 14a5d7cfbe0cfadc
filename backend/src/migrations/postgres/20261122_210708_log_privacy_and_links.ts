import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_action" AS ENUM('gift-asked', 'gift-accepted', 'gift-closed', 'gift-spelling', 'card-mailed', 'receipt-resent', 'receipt-replaced', 'receipt-cancelled', 'mail-resent', 'block-added', 'block-changed', 'block-removed', 'attack-mode-on', 'attack-mode-off', 'form-mail-resent', 'form-changed', 'form-deleted', 'subscriber-deleted', 'person-exported', 'person-erased', 'content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-deleted', 'search-deleted', 'account-created', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-unlocked', 'account-signed-in', 'account-mail-resent', 'account-recovered', 'two-factor-reset', 'jobs-run', 'retention-run');
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'gift-link' BEFORE 'office-notice';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'removeOldRecords' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'removeOldRecords' BEFORE 'schedulePublish';
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"staff_name" varchar NOT NULL,
  	"staff_id" numeric,
  	"action" "enum_audit_log_action" NOT NULL,
  	"on_collection" varchar,
  	"on_id" varchar,
  	"label" varchar,
  	"detail" varchar
  );
  
  ALTER TABLE "receipts" ADD COLUMN "donor_removed_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "consent_words" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "confirmed_words" varchar;
  ALTER TABLE "outbox" ADD COLUMN "resend_of" varchar;
  ALTER TABLE "outbox" ADD COLUMN "asked_by" varchar;
  ALTER TABLE "outbox" ADD COLUMN "words_removed_at" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "privacy_officer_name" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "privacy_officer_office" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "privacy_officer_email" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "privacy_officer_telephone" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "privacy_officer_address" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_privacy_officer_name" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_privacy_officer_office" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_privacy_officer_email" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_privacy_officer_telephone" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_privacy_officer_address" varchar;
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_staff_id_idx" ON "audit_log" USING btree ("staff_id");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "onCollection_onId_idx" ON "audit_log" USING btree ("on_collection","on_id");
  CREATE INDEX "outbox_resend_of_idx" ON "outbox" USING btree ("resend_of");
  CREATE INDEX "outbox_words_removed_at_idx" ON "outbox" USING btree ("words_removed_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_kind";
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('receipt', 'receipt-cancelled', 'acknowledgement', 'ecard', 'monthly-set-up', 'monthly-failure', 'monthly-stopped', 'not-charged', 'office-notice', 'form-notice', 'list-confirmation', 'staff-account');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_kind" USING "kind"::"public"."enum_outbox_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'deliverMails', 'pass-on-subscribers', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'deliverMails', 'pass-on-subscribers', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "outbox_resend_of_idx";
  DROP INDEX "outbox_words_removed_at_idx";
  ALTER TABLE "receipts" DROP COLUMN "donor_removed_at";
  ALTER TABLE "subscribers" DROP COLUMN "consent_words";
  ALTER TABLE "subscribers" DROP COLUMN "consent_at";
  ALTER TABLE "subscribers" DROP COLUMN "confirmed_words";
  ALTER TABLE "outbox" DROP COLUMN "resend_of";
  ALTER TABLE "outbox" DROP COLUMN "asked_by";
  ALTER TABLE "outbox" DROP COLUMN "words_removed_at";
  ALTER TABLE "site_settings" DROP COLUMN "privacy_officer_name";
  ALTER TABLE "site_settings" DROP COLUMN "privacy_officer_office";
  ALTER TABLE "site_settings" DROP COLUMN "privacy_officer_email";
  ALTER TABLE "site_settings" DROP COLUMN "privacy_officer_telephone";
  ALTER TABLE "site_settings" DROP COLUMN "privacy_officer_address";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_privacy_officer_name";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_privacy_officer_office";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_privacy_officer_email";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_privacy_officer_telephone";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_privacy_officer_address";
  DROP TYPE "public"."enum_audit_log_action";`)
}
