import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_donations_donation_type" ADD VALUE 'card-change';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'monthly-card' BEFORE 'monthly-receipt-donor';
  ALTER TABLE "monthly_gifts" ADD COLUMN "card_changed_at" timestamp(3) with time zone;
  ALTER TABLE "monthly_gifts" ADD COLUMN "old_cards" boolean DEFAULT false;
  CREATE INDEX "monthly_gifts_old_cards_idx" ON "monthly_gifts" USING btree ("old_cards");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "donations" ALTER COLUMN "donation_type" SET DATA TYPE text;
  DROP TYPE "public"."enum_donations_donation_type";
  CREATE TYPE "public"."enum_donations_donation_type" AS ENUM('single', 'monthly', 'instalment');
  ALTER TABLE "donations" ALTER COLUMN "donation_type" SET DATA TYPE "public"."enum_donations_donation_type" USING "donation_type"::"public"."enum_donations_donation_type";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('gift-asked', 'gift-accepted', 'gift-closed', 'gift-refunded', 'refund-decided', 'gift-spelling', 'monthly-paused', 'monthly-resumed', 'monthly-amount', 'monthly-receipt-donor', 'monthly-stopped', 'card-mailed', 'receipt-resent', 'receipt-replaced', 'receipt-cancelled', 'mail-resent', 'block-added', 'block-changed', 'block-removed', 'attack-mode-on', 'attack-mode-off', 'form-mail-resent', 'form-changed', 'form-deleted', 'leader-added', 'leader-changed', 'leader-deleted', 'subscriber-deleted', 'person-exported', 'person-erased', 'content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'search-deleted', 'account-created', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-mail-resent', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'retention-run');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "monthly_gifts_old_cards_idx";
  ALTER TABLE "monthly_gifts" DROP COLUMN "card_changed_at";
  ALTER TABLE "monthly_gifts" DROP COLUMN "old_cards";`)
}
