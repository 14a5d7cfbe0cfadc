import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "donations" ADD COLUMN "receipt_gift_id" integer;
  ALTER TABLE "donations" ADD CONSTRAINT "donations_receipt_gift_id_monthly_gifts_id_fk" FOREIGN KEY ("receipt_gift_id") REFERENCES "public"."monthly_gifts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "donations_receipt_gift_idx" ON "donations" USING btree ("receipt_gift_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "donations" DROP CONSTRAINT "donations_receipt_gift_id_monthly_gifts_id_fk";
  
  DROP INDEX "donations_receipt_gift_idx";
  ALTER TABLE "donations" DROP COLUMN "receipt_gift_id";`)
}
