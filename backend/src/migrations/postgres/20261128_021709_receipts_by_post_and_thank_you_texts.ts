import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'thank-you-sample' BEFORE 'form-notice';
  ALTER TYPE "public"."enum_outbox_state" ADD VALUE 'bounced' BEFORE 'stopped';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'thank-you-changed' BEFORE 'form-changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'receipt-posted' BEFORE 'form-changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'receipt-not-posted' BEFORE 'form-changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'receipts-printed' BEFORE 'form-changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'subscribers-exported' BEFORE 'subscriber-deleted';
  CREATE TABLE "thank_you_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mail" varchar NOT NULL,
  	"subject" varchar,
  	"opening" varchar,
  	"closing" varchar,
  	"saved_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "receipts" ADD COLUMN "post_since" timestamp(3) with time zone;
  ALTER TABLE "receipts" ADD COLUMN "posted_at" timestamp(3) with time zone;
  ALTER TABLE "outbox" ADD COLUMN "bounced_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "thank_you_texts_id" integer;
  CREATE INDEX "thank_you_texts_updated_at_idx" ON "thank_you_texts" USING btree ("updated_at");
  CREATE INDEX "thank_you_texts_created_at_idx" ON "thank_you_texts" USING btree ("created_at");
  CREATE INDEX "mail_createdAt_idx" ON "thank_you_texts" USING btree ("mail","created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_thank_you_texts_fk" FOREIGN KEY ("thank_you_texts_id") REFERENCES "public"."thank_you_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "receipts_post_since_idx" ON "receipts" USING btree ("post_since");
  CREATE INDEX "receipts_posted_at_idx" ON "receipts" USING btree ("posted_at");
  CREATE INDEX "payload_locked_documents_rels_thank_you_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("thank_you_texts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "thank_you_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "thank_you_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_thank_you_texts_fk";
  
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_kind";
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('group-check', 'receipt', 'receipt-cancelled', 'acknowledgement', 'ecard', 'monthly-set-up', 'monthly-coming', 'monthly-failure', 'monthly-paused', 'monthly-changed', 'monthly-card-expiring', 'monthly-stopped', 'not-charged', 'gift-refunded', 'gift-link', 'my-gifts-link', 'form-notice', 'form-received', 'kit-mailed', 'list-confirmation', 'staff-account', 'office-notice');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_kind" USING "kind"::"public"."enum_outbox_kind";
  ALTER TABLE "outbox" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_state";
  CREATE TYPE "public"."enum_outbox_state" AS ENUM('held', 'queued', 'sending', 'sent', 'failed', 'stopped', 'kept');
  ALTER TABLE "outbox" ALTER COLUMN "state" SET DATA TYPE "public"."enum_outbox_state" USING "state"::"public"."enum_outbox_state";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'leader-added', 'leader-changed', 'leader-deleted', 'gift-asked', 'gift-accepted', 'gift-closed', 'gifts-exported', 'donors-exported', 'donors-merged', 'donors-parted', 'donor-notes', 'gift-refunded', 'refund-decided', 'refund-asked', 'refund-ask-refused', 'refund-ask-read', 'gift-spelling', 'gift-corrected', 'monthly-paused', 'monthly-resumed', 'monthly-amount', 'monthly-card', 'monthly-receipt-donor', 'monthly-stopped', 'monthly-exported', 'monthly-billed', 'ecard-stopped', 'card-mailed', 'cards-exported', 'receipt-resent', 'receipts-annual', 'receipt-replaced', 'receipt-cancelled', 'receipt-settings', 'block-added', 'block-changed', 'block-removed', 'blocked-exported', 'attack-mode-on', 'attack-mode-off', 'movements-exported', 'refunds-exported', 'receipts-exported', 'gift-reported', 'gift-not-reported', 'gift-entered', 'gift-taken-back', 'deposit-changed', 'deposit-closed', 'deposit-reopened', 'deposits-exported', 'form-changed', 'form-deleted', 'kits-mailed', 'kits-taken-back', 'kits-exported', 'messages-exported', 'volunteers-exported', 'subscriber-deleted', 'feed-run', 'search-deleted', 'account-created', 'account-invited', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'person-exported', 'person-erased', 'retention-run', 'mails-exported', 'mail-resent', 'form-mail-resent', 'account-mail-resent');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "receipts_post_since_idx";
  DROP INDEX "receipts_posted_at_idx";
  DROP INDEX "payload_locked_documents_rels_thank_you_texts_id_idx";
  ALTER TABLE "receipts" DROP COLUMN "post_since";
  ALTER TABLE "receipts" DROP COLUMN "posted_at";
  ALTER TABLE "outbox" DROP COLUMN "bounced_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "thank_you_texts_id";`)
}
