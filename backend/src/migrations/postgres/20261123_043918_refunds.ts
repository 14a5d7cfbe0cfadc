import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_refunds_state" AS ENUM('sending', 'unknown', 'held', 'given-back', 'refused');
  CREATE TYPE "public"."enum_refunds_transaction" AS ENUM('correction', 'refund');
  CREATE TYPE "public"."enum_refunds_follow_up" AS ENUM('none', 'due', 'done');
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'gift-refunded' BEFORE 'gift-link';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'gift-refunded' BEFORE 'gift-spelling';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'refund-decided' BEFORE 'gift-spelling';
  CREATE TABLE "refunds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"donation_id" integer NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"state" "enum_refunds_state" NOT NULL,
  	"transaction" "enum_refunds_transaction" NOT NULL,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone NOT NULL,
  	"checks" numeric DEFAULT 0 NOT NULL,
  	"follow_up" "enum_refunds_follow_up" DEFAULT 'none' NOT NULL,
  	"next_turn_at" timestamp(3) with time zone,
  	"gateway_response_code" varchar,
  	"gateway_reference_num" varchar,
  	"gateway_transaction_id" varchar,
  	"gateway_trans_date_time" varchar,
  	"gateway_message" varchar,
  	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "donations" ADD COLUMN "refunded_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "refunds_id" integer;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "refunds_order_id_idx" ON "refunds" USING btree ("order_id");
  CREATE UNIQUE INDEX "refunds_key_idx" ON "refunds" USING btree ("key");
  CREATE INDEX "refunds_donation_idx" ON "refunds" USING btree ("donation_id");
  CREATE INDEX "refunds_state_idx" ON "refunds" USING btree ("state");
  CREATE INDEX "refunds_follow_up_idx" ON "refunds" USING btree ("follow_up");
  CREATE INDEX "refunds_next_turn_at_idx" ON "refunds" USING btree ("next_turn_at");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refunds_fk" FOREIGN KEY ("refunds_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_refunds_id_idx" ON "payload_locked_documents_rels" USING btree ("refunds_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refunds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "refunds" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_refunds_fk";
  
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_kind";
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('receipt', 'receipt-cancelled', 'acknowledgement', 'ecard', 'monthly-set-up', 'monthly-coming', 'monthly-failure', 'monthly-paused', 'monthly-changed', 'monthly-card-expiring', 'monthly-stopped', 'not-charged', 'gift-link', 'office-notice', 'form-notice', 'list-confirmation', 'staff-account');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_kind" USING "kind"::"public"."enum_outbox_kind";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('gift-asked', 'gift-accepted', 'gift-closed', 'gift-spelling', 'monthly-paused', 'monthly-resumed', 'monthly-stopped', 'card-mailed', 'receipt-resent', 'receipt-replaced', 'receipt-cancelled', 'mail-resent', 'block-added', 'block-changed', 'block-removed', 'attack-mode-on', 'attack-mode-off', 'form-mail-resent', 'form-changed', 'form-deleted', 'subscriber-deleted', 'person-exported', 'person-erased', 'content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'search-deleted', 'account-created', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-mail-resent', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'retention-run');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "payload_locked_documents_rels_refunds_id_idx";
  ALTER TABLE "donations" DROP COLUMN "refunded_cents";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "refunds_id";
  DROP TYPE "public"."enum_refunds_state";
  DROP TYPE "public"."enum_refunds_transaction";
  DROP TYPE "public"."enum_refunds_follow_up";`)
}
