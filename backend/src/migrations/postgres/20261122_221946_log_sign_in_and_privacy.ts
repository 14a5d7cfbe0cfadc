import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_action" AS ENUM('gift-asked', 'gift-accepted', 'gift-closed', 'gift-spelling', 'card-mailed', 'receipt-resent', 'receipt-replaced', 'receipt-cancelled', 'mail-resent', 'block-added', 'block-changed', 'block-removed', 'attack-mode-on', 'attack-mode-off', 'form-mail-resent', 'form-changed', 'form-deleted', 'subscriber-deleted', 'person-exported', 'person-erased', 'content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-deleted', 'search-deleted', 'account-created', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-mail-resent', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'retention-run');
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
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"sealed_key" varchar NOT NULL,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"recovery_hashes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_in_attempts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"tries" numeric NOT NULL,
  	"wait_until" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "receipts" ADD COLUMN "donor_removed_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "consent_words" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "confirmed_words" varchar;
  ALTER TABLE "outbox" ADD COLUMN "resend_of" varchar;
  ALTER TABLE "outbox" ADD COLUMN "asked_by" varchar;
  ALTER TABLE "outbox" ADD COLUMN "words_removed_at" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" ADD COLUMN "second_factor_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "second_factor_since" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "second_factors_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sign_in_attempts_id" integer;
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
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "sign_in_attempts_key_idx" ON "sign_in_attempts" USING btree ("key");
  CREATE INDEX "sign_in_attempts_expires_at_idx" ON "sign_in_attempts" USING btree ("expires_at");
  CREATE INDEX "sign_in_attempts_updated_at_idx" ON "sign_in_attempts" USING btree ("updated_at");
  CREATE INDEX "sign_in_attempts_created_at_idx" ON "sign_in_attempts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_in_attempts_fk" FOREIGN KEY ("sign_in_attempts_id") REFERENCES "public"."sign_in_attempts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "outbox_resend_of_idx" ON "outbox" USING btree ("resend_of");
  CREATE INDEX "outbox_words_removed_at_idx" ON "outbox" USING btree ("words_removed_at");
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "payload_locked_documents_rels_sign_in_attempts_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_in_attempts_id");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_attempts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "sign_in_attempts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_second_factors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sign_in_attempts_fk";
  
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
  DROP INDEX "payload_locked_documents_rels_second_factors_id_idx";
  DROP INDEX "payload_locked_documents_rels_sign_in_attempts_id_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "receipts" DROP COLUMN "donor_removed_at";
  ALTER TABLE "subscribers" DROP COLUMN "consent_words";
  ALTER TABLE "subscribers" DROP COLUMN "consent_at";
  ALTER TABLE "subscribers" DROP COLUMN "confirmed_words";
  ALTER TABLE "outbox" DROP COLUMN "resend_of";
  ALTER TABLE "outbox" DROP COLUMN "asked_by";
  ALTER TABLE "outbox" DROP COLUMN "words_removed_at";
  ALTER TABLE "users_sessions" DROP COLUMN "second_factor_at";
  ALTER TABLE "users" DROP COLUMN "second_factor_since";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "second_factors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sign_in_attempts_id";
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
