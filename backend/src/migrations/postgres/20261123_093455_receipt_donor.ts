import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'monthly-receipt-donor' BEFORE 'monthly-stopped';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('gift-asked', 'gift-accepted', 'gift-closed', 'gift-refunded', 'refund-decided', 'gift-spelling', 'monthly-paused', 'monthly-resumed', 'monthly-amount', 'monthly-stopped', 'card-mailed', 'receipt-resent', 'receipt-replaced', 'receipt-cancelled', 'mail-resent', 'block-added', 'block-changed', 'block-removed', 'attack-mode-on', 'attack-mode-off', 'form-mail-resent', 'form-changed', 'form-deleted', 'leader-added', 'leader-changed', 'leader-deleted', 'subscriber-deleted', 'person-exported', 'person-erased', 'content-published', 'content-unpublished', 'content-changed', 'content-restored', 'content-trashed', 'content-brought-back', 'content-deleted', 'search-deleted', 'account-created', 'account-deleted', 'account-role-changed', 'account-address-changed', 'account-password-set', 'account-password-chosen', 'account-signed-in', 'account-mail-resent', 'account-recovered', 'two-factor-passed', 'two-factor-on', 'two-factor-off', 'recovery-codes-renewed', 'two-factor-reset', 'retention-run');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";`)
}
