import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_donations_method" AS ENUM('card', 'cheque', 'cash', 'transfer', 'shares', 'in-kind');
  CREATE TYPE "public"."enum_deposits_state" AS ENUM('open', 'checked');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'gift-entered' BEFORE 'form-changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'gift-taken-back' BEFORE 'form-changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'deposit-changed' BEFORE 'form-changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'deposit-closed' BEFORE 'form-changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'deposit-reopened' BEFORE 'form-changed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'deposits-exported' BEFORE 'form-changed';
  CREATE TABLE "deposits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"reference" varchar,
  	"note" varchar,
  	"state" "enum_deposits_state" DEFAULT 'open' NOT NULL,
  	"bank_cents" numeric,
  	"checked_at" timestamp(3) with time zone,
  	"checked_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "compound_index_idx";
  ALTER TABLE "donations" ADD COLUMN "method" "enum_donations_method" DEFAULT 'card' NOT NULL;
  ALTER TABLE "donations" ADD COLUMN "deposit_id" integer;
  ALTER TABLE "donations" ADD COLUMN "donor_key" varchar;
  ALTER TABLE "donations" ADD COLUMN "entered_reference" varchar;
  ALTER TABLE "donations" ADD COLUMN "entered_description" varchar;
  ALTER TABLE "donations" ADD COLUMN "entered_appraiser" varchar;
  ALTER TABLE "donations" ADD COLUMN "entered_advantage_description" varchar;
  ALTER TABLE "donations" ADD COLUMN "entered_valued_on" varchar;
  ALTER TABLE "donations" ADD COLUMN "entered_advantage_cents" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "deposits_id" integer;
  CREATE INDEX "deposits_day_idx" ON "deposits" USING btree ("day");
  CREATE INDEX "deposits_updated_at_idx" ON "deposits" USING btree ("updated_at");
  CREATE INDEX "deposits_created_at_idx" ON "deposits" USING btree ("created_at");
  CREATE INDEX "state_day_idx" ON "deposits" USING btree ("state","day");
  ALTER TABLE "donations" ADD CONSTRAINT "donations_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deposits_fk" FOREIGN KEY ("deposits_id") REFERENCES "public"."deposits"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "donations_deposit_idx" ON "donations" USING btree ("deposit_id");
  CREATE INDEX "donations_donor_key_idx" ON "donations" USING btree ("donor_key");
  CREATE INDEX "donations_entered_entered_reference_idx" ON "donations" USING btree ("entered_reference");
  CREATE INDEX "method_createdAt_idx" ON "donations" USING btree ("method","created_at");
  CREATE INDEX "province_totalCents_idx" ON "donors" USING btree ("province","total_cents");
  CREATE INDEX "monthly_totalCents_idx" ON "donors" USING btree ("monthly","total_cents");
  CREATE INDEX "payload_locked_documents_rels_deposits_id_idx" ON "payload_locked_documents_rels" USING btree ("deposits_id");
  CREATE INDEX "compound_index_idx" ON "donations" USING btree ("gift_day","state","donation_type","donation_area","tribute_kind","donor_province","method","amount_cents");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deposits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "deposits" CASCADE;
  ALTER TABLE "donations" DROP CONSTRAINT "donations_deposit_id_deposits_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_deposits_fk";
  
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'leader-added', 'leader-changed', 'leader-deleted', 'gift-asked', 'gift-accepted', 'gift-closed', 'gifts-exported', 'donors-exported', 'donors-merged', 'donors-parted', 'donor-notes', 'gift-refunded', 'refund-decided', 'gift-spelling', 'gift-corrected', 'monthly-paused', 'monthly-resumed', 'monthly-amount', 'monthly-card', 'monthly-receipt-donor', 'monthly-stopped', 'ecard-stopped', 'card-mailed', 'cards-exported', 'receipt-resent', 'receipt-replaced', 'receipt-cancelled', 'receipt-settings', 'block-added', 'block-changed', 'block-removed', 'blocked-exported', 'attack-mode-on', 'attack-mode-off', 'movements-exported', 'refunds-exported', 'receipts-exported', 'gift-reported', 'gift-not-reported', 'form-changed', 'form-deleted', 'kits-mailed', 'kits-taken-back', 'kits-exported', 'messages-exported', 'volunteers-exported', 'subscriber-deleted', 'feed-run', 'search-deleted', 'account-created', 'account-invited', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'person-exported', 'person-erased', 'retention-run', 'mails-exported', 'mail-resent', 'form-mail-resent', 'account-mail-resent');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "donations_deposit_idx";
  DROP INDEX "donations_donor_key_idx";
  DROP INDEX "donations_entered_entered_reference_idx";
  DROP INDEX "method_createdAt_idx";
  DROP INDEX "province_totalCents_idx";
  DROP INDEX "monthly_totalCents_idx";
  DROP INDEX "payload_locked_documents_rels_deposits_id_idx";
  DROP INDEX "compound_index_idx";
  CREATE INDEX "compound_index_idx" ON "donations" USING btree ("gift_day","state","donation_type","donation_area","tribute_kind","donor_province","amount_cents");
  ALTER TABLE "donations" DROP COLUMN "method";
  ALTER TABLE "donations" DROP COLUMN "deposit_id";
  ALTER TABLE "donations" DROP COLUMN "donor_key";
  ALTER TABLE "donations" DROP COLUMN "entered_reference";
  ALTER TABLE "donations" DROP COLUMN "entered_description";
  ALTER TABLE "donations" DROP COLUMN "entered_appraiser";
  ALTER TABLE "donations" DROP COLUMN "entered_advantage_description";
  ALTER TABLE "donations" DROP COLUMN "entered_valued_on";
  ALTER TABLE "donations" DROP COLUMN "entered_advantage_cents";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "deposits_id";
  DROP TYPE "public"."enum_donations_method";
  DROP TYPE "public"."enum_deposits_state";`)
}
