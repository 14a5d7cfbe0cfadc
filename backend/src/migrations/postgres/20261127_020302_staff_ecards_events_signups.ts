import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_outbox_state" ADD VALUE 'held' BEFORE 'queued';
  ALTER TYPE "public"."enum_outbox_state" ADD VALUE 'stopped' BEFORE 'kept';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'ecard-stopped' BEFORE 'card-mailed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'receipt-settings' BEFORE 'mail-resent';
  CREATE TABLE "ecard_refusals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "event_all_day" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "version_event_all_day" boolean;
  ALTER TABLE "subscribers" ADD COLUMN "pass_on_note" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "refused_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "pass_on_after" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "pass_on_tries" numeric DEFAULT 0;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ecard_refusals_id" integer;
  CREATE UNIQUE INDEX "ecard_refusals_address_idx" ON "ecard_refusals" USING btree ("address");
  CREATE INDEX "ecard_refusals_updated_at_idx" ON "ecard_refusals" USING btree ("updated_at");
  CREATE INDEX "ecard_refusals_created_at_idx" ON "ecard_refusals" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ecard_refusals_fk" FOREIGN KEY ("ecard_refusals_id") REFERENCES "public"."ecard_refusals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "subscribers_refused_at_idx" ON "subscribers" USING btree ("refused_at");
  CREATE INDEX "subscribers_pass_on_after_idx" ON "subscribers" USING btree ("pass_on_after");
  CREATE INDEX "payload_locked_documents_rels_ecard_refusals_id_idx" ON "payload_locked_documents_rels" USING btree ("ecard_refusals_id");`)
  // A sign-up for the newsletter waits for nobody.
  await db.execute(sql`UPDATE "form_submissions" SET "state" = 'done' WHERE "form" = 'newsletter' AND "state" = 'new';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ecard_refusals" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "ecard_refusals" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ecard_refusals_fk";
  
  ALTER TABLE "outbox" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_state";
  CREATE TYPE "public"."enum_outbox_state" AS ENUM('queued', 'sending', 'sent', 'failed', 'kept');
  ALTER TABLE "outbox" ALTER COLUMN "state" SET DATA TYPE "public"."enum_outbox_state" USING "state"::"public"."enum_outbox_state";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('gift-asked', 'gift-accepted', 'gift-closed', 'gift-refunded', 'refund-decided', 'gift-spelling', 'monthly-paused', 'monthly-resumed', 'monthly-amount', 'monthly-card', 'monthly-receipt-donor', 'monthly-stopped', 'card-mailed', 'receipt-resent', 'receipt-replaced', 'receipt-cancelled', 'mail-resent', 'block-added', 'block-changed', 'block-removed', 'attack-mode-on', 'attack-mode-off', 'form-mail-resent', 'form-changed', 'form-deleted', 'leader-added', 'leader-changed', 'leader-deleted', 'subscriber-deleted', 'person-exported', 'person-erased', 'content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'search-deleted', 'account-created', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-mail-resent', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'retention-run');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "subscribers_refused_at_idx";
  DROP INDEX "subscribers_pass_on_after_idx";
  DROP INDEX "payload_locked_documents_rels_ecard_refusals_id_idx";
  ALTER TABLE "events" DROP COLUMN "event_all_day";
  ALTER TABLE "_events_v" DROP COLUMN "version_event_all_day";
  ALTER TABLE "subscribers" DROP COLUMN "pass_on_note";
  ALTER TABLE "subscribers" DROP COLUMN "refused_at";
  ALTER TABLE "subscribers" DROP COLUMN "pass_on_after";
  ALTER TABLE "subscribers" DROP COLUMN "pass_on_tries";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ecard_refusals_id";`)
}
