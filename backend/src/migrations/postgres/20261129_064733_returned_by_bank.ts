import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'gift-returned-by-bank' BEFORE 'deposit-changed';
  ALTER TABLE "donations" ADD COLUMN "returned_by_bank" varchar;
  CREATE INDEX "donations_returned_by_bank_idx" ON "donations" USING btree ("returned_by_bank");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'leader-added', 'leader-changed', 'leader-deleted', 'gift-asked', 'gift-accepted', 'gift-closed', 'gift-rehearsal', 'gifts-exported', 'donors-exported', 'donors-merged', 'donors-parted', 'donor-notes', 'gift-refunded', 'refund-decided', 'refund-asked', 'refund-ask-refused', 'refund-ask-read', 'gift-spelling', 'gift-corrected', 'monthly-paused', 'monthly-resumed', 'monthly-amount', 'monthly-card', 'monthly-card-link', 'monthly-receipt-donor', 'monthly-stopped', 'monthly-exported', 'monthly-billed', 'ecard-stopped', 'card-mailed', 'cards-exported', 'receipt-resent', 'receipts-annual', 'receipt-replaced', 'receipt-cancelled', 'receipt-settings', 'block-added', 'block-changed', 'block-removed', 'blocked-exported', 'attack-mode-on', 'attack-mode-off', 'movements-exported', 'refunds-exported', 'receipts-exported', 'gift-reported', 'gift-not-reported', 'gift-entered', 'gift-taken-back', 'deposit-changed', 'deposit-closed', 'deposit-reopened', 'deposits-exported', 'gifts-moved-in', 'gifts-moved-out', 'thank-you-changed', 'receipt-posted', 'receipt-not-posted', 'receipts-printed', 'form-changed', 'form-deleted', 'kits-mailed', 'kits-taken-back', 'kits-exported', 'messages-exported', 'volunteers-exported', 'subscribers-exported', 'subscriber-deleted', 'feed-run', 'search-deleted', 'page-votes-exported', 'move-in', 'move-in-undone', 'account-created', 'account-invited', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'person-exported', 'person-erased', 'retention-run', 'mails-exported', 'mail-resent', 'form-mail-resent', 'account-mail-resent');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "donations_returned_by_bank_idx";
  ALTER TABLE "donations" DROP COLUMN "returned_by_bank";`)
}
