import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "donations" ADD COLUMN "donor_organization" varchar;
  ALTER TABLE "donations" ADD COLUMN "donor_middle_initial" varchar;
  ALTER TABLE "donations" ADD COLUMN "donor_second_first_name" varchar;
  ALTER TABLE "donations" ADD COLUMN "donor_second_middle_initial" varchar;
  ALTER TABLE "donations" ADD COLUMN "donor_second_last_name" varchar;
  ALTER TABLE "monthly_gifts" ADD COLUMN "organization" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "donations" DROP COLUMN "donor_organization";
  ALTER TABLE "donations" DROP COLUMN "donor_middle_initial";
  ALTER TABLE "donations" DROP COLUMN "donor_second_first_name";
  ALTER TABLE "donations" DROP COLUMN "donor_second_middle_initial";
  ALTER TABLE "donations" DROP COLUMN "donor_second_last_name";
  ALTER TABLE "monthly_gifts" DROP COLUMN "organization";`)
}
