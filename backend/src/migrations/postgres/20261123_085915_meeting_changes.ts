import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "support_groups_meeting_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" varchar,
  	"day" varchar,
  	"to_day" varchar,
  	"start" varchar,
  	"end" varchar,
  	"where" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "_support_groups_v_version_meeting_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar,
  	"day" varchar,
  	"to_day" varchar,
  	"start" varchar,
  	"end" varchar,
  	"where" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "support_groups" ADD COLUMN "meeting_holidays" varchar;
  ALTER TABLE "_support_groups_v" ADD COLUMN "version_meeting_holidays" varchar;
  ALTER TABLE "support_groups_meeting_changes" ADD CONSTRAINT "support_groups_meeting_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."support_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_support_groups_v_version_meeting_changes" ADD CONSTRAINT "_support_groups_v_version_meeting_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_support_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "support_groups_meeting_changes_order_idx" ON "support_groups_meeting_changes" USING btree ("_order");
  CREATE INDEX "support_groups_meeting_changes_parent_id_idx" ON "support_groups_meeting_changes" USING btree ("_parent_id");
  CREATE INDEX "_support_groups_v_version_meeting_changes_order_idx" ON "_support_groups_v_version_meeting_changes" USING btree ("_order");
  CREATE INDEX "_support_groups_v_version_meeting_changes_parent_id_idx" ON "_support_groups_v_version_meeting_changes" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "support_groups_meeting_changes" CASCADE;
  DROP TABLE "_support_groups_v_version_meeting_changes" CASCADE;
  ALTER TABLE "support_groups" DROP COLUMN "meeting_holidays";
  ALTER TABLE "_support_groups_v" DROP COLUMN "version_meeting_holidays";`)
}
