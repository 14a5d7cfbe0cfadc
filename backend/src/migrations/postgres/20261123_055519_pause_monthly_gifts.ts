import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "monthly_gifts" ADD COLUMN "pause_months" numeric;
  ALTER TABLE "monthly_gifts" ADD COLUMN "resume_day" varchar;
  CREATE INDEX "monthly_gifts_resume_day_idx" ON "monthly_gifts" USING btree ("resume_day");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "monthly_gifts_resume_day_idx";
  ALTER TABLE "monthly_gifts" DROP COLUMN "pause_months";
  ALTER TABLE "monthly_gifts" DROP COLUMN "resume_day";`)
}
