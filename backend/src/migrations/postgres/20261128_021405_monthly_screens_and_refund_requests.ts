import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_refund_requests_state" AS ENUM('open', 'refunded', 'refused');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'refund-asked' BEFORE 'gift-spelling';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'refund-ask-refused' BEFORE 'gift-spelling';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'refund-ask-read' BEFORE 'gift-spelling';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'monthly-exported' BEFORE 'ecard-stopped';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'monthly-billed' BEFORE 'ecard-stopped';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'receipts-annual' BEFORE 'receipt-replaced';
  CREATE TABLE "refund_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"donation_id" integer NOT NULL,
  	"open_gift" numeric,
  	"amount_cents" numeric NOT NULL,
  	"state" "enum_refund_requests_state" DEFAULT 'open' NOT NULL,
  	"asked_by" numeric NOT NULL,
  	"asked_name" varchar NOT NULL,
  	"answered_name" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "donations_due_day_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "refund_requests_id" integer;
  ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "refund_requests_donation_idx" ON "refund_requests" USING btree ("donation_id");
  CREATE UNIQUE INDEX "refund_requests_open_gift_idx" ON "refund_requests" USING btree ("open_gift");
  CREATE INDEX "refund_requests_state_idx" ON "refund_requests" USING btree ("state");
  CREATE INDEX "refund_requests_updated_at_idx" ON "refund_requests" USING btree ("updated_at");
  CREATE INDEX "refund_requests_created_at_idx" ON "refund_requests" USING btree ("created_at");
  CREATE INDEX "askedBy_readAt_idx" ON "refund_requests" USING btree ("asked_by","read_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refund_requests_fk" FOREIGN KEY ("refund_requests_id") REFERENCES "public"."refund_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "dueDay_state_amountCents_idx" ON "donations" USING btree ("due_day","state","amount_cents");
  CREATE INDEX "monthly_gifts_amount_cents_idx" ON "monthly_gifts" USING btree ("amount_cents");
  CREATE INDEX "monthly_gifts_card_expiry_idx" ON "monthly_gifts" USING btree ("card_expiry");
  CREATE INDEX "monthly_gifts_first_billing_day_idx" ON "monthly_gifts" USING btree ("first_billing_day");
  CREATE INDEX "state_nextBillingDay_idx" ON "monthly_gifts" USING btree ("state","next_billing_day");
  CREATE INDEX "donationArea_nextBillingDay_idx" ON "monthly_gifts" USING btree ("donation_area","next_billing_day");
  CREATE INDEX "payload_locked_documents_rels_refund_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("refund_requests_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refund_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "refund_requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_refund_requests_fk";
  
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'leader-added', 'leader-changed', 'leader-deleted', 'gift-asked', 'gift-accepted', 'gift-closed', 'gifts-exported', 'donors-exported', 'donors-merged', 'donors-parted', 'donor-notes', 'gift-refunded', 'refund-decided', 'gift-spelling', 'gift-corrected', 'monthly-paused', 'monthly-resumed', 'monthly-amount', 'monthly-card', 'monthly-receipt-donor', 'monthly-stopped', 'ecard-stopped', 'card-mailed', 'cards-exported', 'receipt-resent', 'receipt-replaced', 'receipt-cancelled', 'receipt-settings', 'block-added', 'block-changed', 'block-removed', 'blocked-exported', 'attack-mode-on', 'attack-mode-off', 'movements-exported', 'refunds-exported', 'receipts-exported', 'gift-reported', 'gift-not-reported', 'gift-entered', 'gift-taken-back', 'deposit-changed', 'deposit-closed', 'deposit-reopened', 'deposits-exported', 'form-changed', 'form-deleted', 'kits-mailed', 'kits-taken-back', 'kits-exported', 'messages-exported', 'volunteers-exported', 'subscriber-deleted', 'feed-run', 'search-deleted', 'account-created', 'account-invited', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'person-exported', 'person-erased', 'retention-run', 'mails-exported', 'mail-resent', 'form-mail-resent', 'account-mail-resent');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "dueDay_state_amountCents_idx";
  DROP INDEX "monthly_gifts_amount_cents_idx";
  DROP INDEX "monthly_gifts_card_expiry_idx";
  DROP INDEX "monthly_gifts_first_billing_day_idx";
  DROP INDEX "state_nextBillingDay_idx";
  DROP INDEX "donationArea_nextBillingDay_idx";
  DROP INDEX "payload_locked_documents_rels_refund_requests_id_idx";
  CREATE INDEX "donations_due_day_idx" ON "donations" USING btree ("due_day");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "refund_requests_id";
  DROP TYPE "public"."enum_refund_requests_state";`)
}
