import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_donations_gift_kind" RENAME TO "enum_donations_tribute_kind";
  ALTER TYPE "public"."enum_donations_gift_occasion" RENAME TO "enum_donations_tribute_occasion";
  ALTER TYPE "public"."enum_donations_card_kind" RENAME TO "enum_donations_tribute_card_kind";
  ALTER TABLE "donations" RENAME COLUMN "gift_kind" TO "tribute_kind";
  ALTER TABLE "donations" RENAME COLUMN "gift_occasion" TO "tribute_occasion";
  ALTER TABLE "donations" RENAME COLUMN "gift_occasion_other" TO "tribute_occasion_other";
  ALTER TABLE "donations" RENAME COLUMN "gift_title" TO "tribute_title";
  ALTER TABLE "donations" RENAME COLUMN "gift_first_name" TO "tribute_first_name";
  ALTER TABLE "donations" RENAME COLUMN "gift_last_name" TO "tribute_last_name";
  ALTER TABLE "donations" RENAME COLUMN "gift_sent_behalf" TO "tribute_sent_behalf";
  ALTER TABLE "donations" RENAME COLUMN "gift_name_on_card" TO "tribute_name_on_card";
  ALTER TABLE "donations" RENAME COLUMN "gift_message" TO "tribute_message";
  ALTER TABLE "donations" RENAME COLUMN "gift_recipient_name" TO "tribute_recipient_name";
  ALTER TABLE "donations" RENAME COLUMN "gift_address" TO "tribute_address";
  ALTER TABLE "donations" RENAME COLUMN "gift_city" TO "tribute_city";
  ALTER TABLE "donations" RENAME COLUMN "gift_province" TO "tribute_province";
  ALTER TABLE "donations" RENAME COLUMN "gift_postal_code" TO "tribute_postal_code";
  ALTER TABLE "donations" RENAME COLUMN "gift_country" TO "tribute_country";
  ALTER TABLE "donations" RENAME COLUMN "card_kind" TO "tribute_card_kind";
  ALTER TABLE "donations" RENAME COLUMN "card_email" TO "tribute_card_email";
  ALTER TABLE "donations" RENAME COLUMN "card_subject" TO "tribute_card_subject";
  ALTER TABLE "donations" RENAME COLUMN "card_message" TO "tribute_card_message";
  ALTER TABLE "donations" RENAME COLUMN "card_image" TO "tribute_card_image";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_donations_tribute_kind" RENAME TO "enum_donations_gift_kind";
  ALTER TYPE "public"."enum_donations_tribute_occasion" RENAME TO "enum_donations_gift_occasion";
  ALTER TYPE "public"."enum_donations_tribute_card_kind" RENAME TO "enum_donations_card_kind";
  ALTER TABLE "donations" RENAME COLUMN "tribute_kind" TO "gift_kind";
  ALTER TABLE "donations" RENAME COLUMN "tribute_occasion" TO "gift_occasion";
  ALTER TABLE "donations" RENAME COLUMN "tribute_occasion_other" TO "gift_occasion_other";
  ALTER TABLE "donations" RENAME COLUMN "tribute_title" TO "gift_title";
  ALTER TABLE "donations" RENAME COLUMN "tribute_first_name" TO "gift_first_name";
  ALTER TABLE "donations" RENAME COLUMN "tribute_last_name" TO "gift_last_name";
  ALTER TABLE "donations" RENAME COLUMN "tribute_sent_behalf" TO "gift_sent_behalf";
  ALTER TABLE "donations" RENAME COLUMN "tribute_name_on_card" TO "gift_name_on_card";
  ALTER TABLE "donations" RENAME COLUMN "tribute_message" TO "gift_message";
  ALTER TABLE "donations" RENAME COLUMN "tribute_recipient_name" TO "gift_recipient_name";
  ALTER TABLE "donations" RENAME COLUMN "tribute_address" TO "gift_address";
  ALTER TABLE "donations" RENAME COLUMN "tribute_city" TO "gift_city";
  ALTER TABLE "donations" RENAME COLUMN "tribute_province" TO "gift_province";
  ALTER TABLE "donations" RENAME COLUMN "tribute_postal_code" TO "gift_postal_code";
  ALTER TABLE "donations" RENAME COLUMN "tribute_country" TO "gift_country";
  ALTER TABLE "donations" RENAME COLUMN "tribute_card_kind" TO "card_kind";
  ALTER TABLE "donations" RENAME COLUMN "tribute_card_email" TO "card_email";
  ALTER TABLE "donations" RENAME COLUMN "tribute_card_subject" TO "card_subject";
  ALTER TABLE "donations" RENAME COLUMN "tribute_card_message" TO "card_message";
  ALTER TABLE "donations" RENAME COLUMN "tribute_card_image" TO "card_image";`)
}
