import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`donations\` ADD \`donor_organization\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`donor_middle_initial\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`donor_second_first_name\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`donor_second_middle_initial\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`donor_second_last_name\` text;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` ADD \`organization\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`donor_organization\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`donor_middle_initial\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`donor_second_first_name\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`donor_second_middle_initial\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`donor_second_last_name\`;`)
  await db.run(sql`ALTER TABLE \`monthly_gifts\` DROP COLUMN \`organization\`;`)
}
