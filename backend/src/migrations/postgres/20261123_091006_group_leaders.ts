import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_form_submissions_form" ADD VALUE 'group-change';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'group-check' BEFORE 'list-confirmation';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'leader-added' BEFORE 'subscriber-deleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'leader-changed' BEFORE 'subscriber-deleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'leader-deleted' BEFORE 'subscriber-deleted';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'askGroupLeaders' BEFORE 'removeOldRecords';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'askGroupLeaders' BEFORE 'removeOldRecords';
  CREATE TABLE "group_leaders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"group_id" integer,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"no_mails" boolean,
  	"confirmed_on" varchar,
  	"asked_for" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "form_submissions" ADD COLUMN "group" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "group_leaders_id" integer;
  ALTER TABLE "group_leaders" ADD CONSTRAINT "group_leaders_group_id_support_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."support_groups"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "group_leaders_group_idx" ON "group_leaders" USING btree ("group_id");
  CREATE INDEX "group_leaders_email_idx" ON "group_leaders" USING btree ("email");
  CREATE INDEX "group_leaders_asked_for_idx" ON "group_leaders" USING btree ("asked_for");
  CREATE INDEX "group_leaders_updated_at_idx" ON "group_leaders" USING btree ("updated_at");
  CREATE INDEX "group_leaders_created_at_idx" ON "group_leaders" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_group_leaders_fk" FOREIGN KEY ("group_leaders_id") REFERENCES "public"."group_leaders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_submissions_group_idx" ON "form_submissions" USING btree ("group");
  CREATE INDEX "payload_locked_documents_rels_group_leaders_id_idx" ON "payload_locked_documents_rels" USING btree ("group_leaders_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "group_leaders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "group_leaders" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_group_leaders_fk";
  
  ALTER TABLE "form_submissions" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum_form_submissions_form";
  CREATE TYPE "public"."enum_form_submissions_form" AS ENUM('newsletter', 'volunteer', 'kit', 'contact');
  ALTER TABLE "form_submissions" ALTER COLUMN "form" SET DATA TYPE "public"."enum_form_submissions_form" USING "form"::"public"."enum_form_submissions_form";
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_kind";
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('receipt', 'receipt-cancelled', 'acknowledgement', 'ecard', 'monthly-set-up', 'monthly-coming', 'monthly-failure', 'monthly-paused', 'monthly-changed', 'monthly-card-expiring', 'monthly-stopped', 'not-charged', 'gift-refunded', 'gift-link', 'my-gifts-link', 'office-notice', 'form-notice', 'list-confirmation', 'staff-account');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_kind" USING "kind"::"public"."enum_outbox_kind";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('gift-asked', 'gift-accepted', 'gift-closed', 'gift-refunded', 'refund-decided', 'gift-spelling', 'monthly-paused', 'monthly-resumed', 'monthly-amount', 'monthly-stopped', 'card-mailed', 'receipt-resent', 'receipt-replaced', 'receipt-cancelled', 'mail-resent', 'block-added', 'block-changed', 'block-removed', 'attack-mode-on', 'attack-mode-off', 'form-mail-resent', 'form-changed', 'form-deleted', 'subscriber-deleted', 'person-exported', 'person-erased', 'content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'search-deleted', 'account-created', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-mail-resent', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'retention-run');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'billMonthlyGifts', 'issueAnnualReceipts', 'deliverMails', 'pass-on-subscribers', 'removeOldRecords', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'billMonthlyGifts', 'issueAnnualReceipts', 'deliverMails', 'pass-on-subscribers', 'removeOldRecords', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "form_submissions_group_idx";
  DROP INDEX "payload_locked_documents_rels_group_leaders_id_idx";
  ALTER TABLE "form_submissions" DROP COLUMN "group";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "group_leaders_id";`)
}
