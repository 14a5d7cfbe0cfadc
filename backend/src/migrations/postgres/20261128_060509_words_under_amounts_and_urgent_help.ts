import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_definition_list" ADD COLUMN "numbers" boolean;
  ALTER TABLE "pages_blocks_special" ADD COLUMN "body" jsonb;
  ALTER TABLE "_pages_v_blocks_definition_list" ADD COLUMN "numbers" boolean;
  ALTER TABLE "_pages_v_blocks_special" ADD COLUMN "body" jsonb;
  ALTER TABLE "giving_choices" ADD COLUMN "impact_of25" varchar DEFAULT 'Gifts put free Reef Knot Kits in the mail, since 2002.';
  ALTER TABLE "giving_choices" ADD COLUMN "impact_of50" varchar DEFAULT 'Gifts help to keep over 70 support groups open.';
  ALTER TABLE "giving_choices" ADD COLUMN "impact_of100" varchar DEFAULT 'Gifts let researchers test new ideas: 97 projects so far.';
  ALTER TABLE "_giving_choices_v" ADD COLUMN "version_impact_of25" varchar DEFAULT 'Gifts put free Reef Knot Kits in the mail, since 2002.';
  ALTER TABLE "_giving_choices_v" ADD COLUMN "version_impact_of50" varchar DEFAULT 'Gifts help to keep over 70 support groups open.';
  ALTER TABLE "_giving_choices_v" ADD COLUMN "version_impact_of100" varchar DEFAULT 'Gifts let researchers test new ideas: 97 projects so far.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_definition_list" DROP COLUMN "numbers";
  ALTER TABLE "pages_blocks_special" DROP COLUMN "body";
  ALTER TABLE "_pages_v_blocks_definition_list" DROP COLUMN "numbers";
  ALTER TABLE "_pages_v_blocks_special" DROP COLUMN "body";
  ALTER TABLE "giving_choices" DROP COLUMN "impact_of25";
  ALTER TABLE "giving_choices" DROP COLUMN "impact_of50";
  ALTER TABLE "giving_choices" DROP COLUMN "impact_of100";
  ALTER TABLE "_giving_choices_v" DROP COLUMN "version_impact_of25";
  ALTER TABLE "_giving_choices_v" DROP COLUMN "version_impact_of50";
  ALTER TABLE "_giving_choices_v" DROP COLUMN "version_impact_of100";`)
}
