import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_blocks_definition_list\` ADD \`numbers\` integer;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_special\` ADD \`body\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_definition_list\` ADD \`numbers\` integer;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_special\` ADD \`body\` text;`)
  await db.run(sql`ALTER TABLE \`giving_choices\` ADD \`impact_of25\` text DEFAULT 'Gifts put free Reef Knot Kits in the mail, since 2002.';`)
  await db.run(sql`ALTER TABLE \`giving_choices\` ADD \`impact_of50\` text DEFAULT 'Gifts help to keep over 70 support groups open.';`)
  await db.run(sql`ALTER TABLE \`giving_choices\` ADD \`impact_of100\` text DEFAULT 'Gifts let researchers test new ideas: 97 projects so far.';`)
  await db.run(sql`ALTER TABLE \`_giving_choices_v\` ADD \`version_impact_of25\` text DEFAULT 'Gifts put free Reef Knot Kits in the mail, since 2002.';`)
  await db.run(sql`ALTER TABLE \`_giving_choices_v\` ADD \`version_impact_of50\` text DEFAULT 'Gifts help to keep over 70 support groups open.';`)
  await db.run(sql`ALTER TABLE \`_giving_choices_v\` ADD \`version_impact_of100\` text DEFAULT 'Gifts let researchers test new ideas: 97 projects so far.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_blocks_definition_list\` DROP COLUMN \`numbers\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_special\` DROP COLUMN \`body\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_definition_list\` DROP COLUMN \`numbers\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_special\` DROP COLUMN \`body\`;`)
  await db.run(sql`ALTER TABLE \`giving_choices\` DROP COLUMN \`impact_of25\`;`)
  await db.run(sql`ALTER TABLE \`giving_choices\` DROP COLUMN \`impact_of50\`;`)
  await db.run(sql`ALTER TABLE \`giving_choices\` DROP COLUMN \`impact_of100\`;`)
  await db.run(sql`ALTER TABLE \`_giving_choices_v\` DROP COLUMN \`version_impact_of25\`;`)
  await db.run(sql`ALTER TABLE \`_giving_choices_v\` DROP COLUMN \`version_impact_of50\`;`)
  await db.run(sql`ALTER TABLE \`_giving_choices_v\` DROP COLUMN \`version_impact_of100\`;`)
}
