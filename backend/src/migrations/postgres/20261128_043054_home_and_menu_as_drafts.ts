import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  ALTER TABLE "home_slides" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_slides" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "home_figures" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "home_figures" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "home_initiatives" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_initiatives" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "home_take_action_links" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "home_take_action_links" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "home" ALTER COLUMN "vision_title" DROP NOT NULL;
  ALTER TABLE "home" ALTER COLUMN "vision_text" DROP NOT NULL;
  ALTER TABLE "home" ALTER COLUMN "take_action_title" DROP NOT NULL;
  ALTER TABLE "_home_v_version_slides" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_home_v_version_slides" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "_home_v_version_figures" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "_home_v_version_figures" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_home_v_version_initiatives" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_home_v_version_initiatives" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "_home_v_version_take_action_links" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_home_v_version_take_action_links" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "_home_v" ALTER COLUMN "version_vision_title" DROP NOT NULL;
  ALTER TABLE "_home_v" ALTER COLUMN "version_vision_text" DROP NOT NULL;
  ALTER TABLE "_home_v" ALTER COLUMN "version_take_action_title" DROP NOT NULL;
  ALTER TABLE "navigation_menu_children_links" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_menu_children_links" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "navigation_menu_children" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_menu_children" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "navigation_menu" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_menu" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_menu_children_links" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_menu_children_links" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_menu_children" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_menu_children" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_menu" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_menu" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "home" ADD COLUMN "_status" "enum_home_status" DEFAULT 'draft';
  ALTER TABLE "_home_v" ADD COLUMN "version__status" "enum__home_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_home_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_home_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "navigation" ADD COLUMN "_status" "enum_navigation_status" DEFAULT 'draft';
  ALTER TABLE "_navigation_v" ADD COLUMN "version__status" "enum__navigation_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_navigation_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_navigation_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");`)
  // What was there before is what visitors see, and its newest version is that.
  await db.execute(sql`UPDATE "home" SET "_status" = 'published';`)
  await db.execute(sql`UPDATE "navigation" SET "_status" = 'published';`)
  await db.execute(sql`UPDATE "_home_v" SET "version__status" = 'published', "autosave" = false, "latest" = ("id" = (SELECT max("id") FROM "_home_v"));`)
  await db.execute(sql`UPDATE "_navigation_v" SET "version__status" = 'published', "autosave" = false, "latest" = ("id" = (SELECT max("id") FROM "_navigation_v"));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "home__status_idx";
  DROP INDEX "_home_v_version_version__status_idx";
  DROP INDEX "_home_v_latest_idx";
  DROP INDEX "_home_v_autosave_idx";
  DROP INDEX "navigation__status_idx";
  DROP INDEX "_navigation_v_version_version__status_idx";
  DROP INDEX "_navigation_v_latest_idx";
  DROP INDEX "_navigation_v_autosave_idx";
  ALTER TABLE "home_slides" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "home_slides" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "home_figures" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "home_figures" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "home_initiatives" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "home_initiatives" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "home_take_action_links" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "home_take_action_links" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "home" ALTER COLUMN "vision_title" SET NOT NULL;
  ALTER TABLE "home" ALTER COLUMN "vision_text" SET NOT NULL;
  ALTER TABLE "home" ALTER COLUMN "take_action_title" SET NOT NULL;
  ALTER TABLE "_home_v_version_slides" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_home_v_version_slides" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "_home_v_version_figures" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "_home_v_version_figures" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_home_v_version_initiatives" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_home_v_version_initiatives" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "_home_v_version_take_action_links" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_home_v_version_take_action_links" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "_home_v" ALTER COLUMN "version_vision_title" SET NOT NULL;
  ALTER TABLE "_home_v" ALTER COLUMN "version_vision_text" SET NOT NULL;
  ALTER TABLE "_home_v" ALTER COLUMN "version_take_action_title" SET NOT NULL;
  ALTER TABLE "navigation_menu_children_links" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_menu_children_links" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "navigation_menu_children" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_menu_children" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "navigation_menu" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_menu" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_menu_children_links" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_menu_children_links" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_menu_children" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_menu_children" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_menu" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_menu" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "home" DROP COLUMN "_status";
  ALTER TABLE "_home_v" DROP COLUMN "version__status";
  ALTER TABLE "_home_v" DROP COLUMN "latest";
  ALTER TABLE "_home_v" DROP COLUMN "autosave";
  ALTER TABLE "navigation" DROP COLUMN "_status";
  ALTER TABLE "_navigation_v" DROP COLUMN "version__status";
  ALTER TABLE "_navigation_v" DROP COLUMN "latest";
  ALTER TABLE "_navigation_v" DROP COLUMN "autosave";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_status";`)
}
