import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "move_ins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"asked" jsonb NOT NULL,
  	"password" varchar,
  	"started_by" varchar,
  	"worker" varchar,
  	"finished_at" timestamp(3) with time zone,
  	"progress" jsonb,
  	"outcome" jsonb,
  	"fault" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "moved_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"title" varchar,
  	"there" varchar,
  	"collection" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"brought" varchar NOT NULL,
  	"left" varchar NOT NULL,
  	"before" jsonb,
  	"facts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "move_in_findings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"item" varchar NOT NULL,
  	"sort" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"title" varchar,
  	"words" varchar NOT NULL,
  	"there" varchar,
  	"collection" varchar,
  	"document" numeric,
  	"versions" jsonb,
  	"run" numeric NOT NULL,
  	"ticked_by" varchar,
  	"ticked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "move_ins_state_idx" ON "move_ins" USING btree ("state");
  CREATE INDEX "move_ins_updated_at_idx" ON "move_ins" USING btree ("updated_at");
  CREATE INDEX "move_ins_created_at_idx" ON "move_ins" USING btree ("created_at");
  CREATE UNIQUE INDEX "moved_items_key_idx" ON "moved_items" USING btree ("key");
  CREATE INDEX "moved_items_updated_at_idx" ON "moved_items" USING btree ("updated_at");
  CREATE INDEX "moved_items_created_at_idx" ON "moved_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "move_in_findings_key_idx" ON "move_in_findings" USING btree ("key");
  CREATE INDEX "move_in_findings_item_idx" ON "move_in_findings" USING btree ("item");
  CREATE INDEX "move_in_findings_sort_idx" ON "move_in_findings" USING btree ("sort");
  CREATE INDEX "move_in_findings_run_idx" ON "move_in_findings" USING btree ("run");
  CREATE INDEX "move_in_findings_updated_at_idx" ON "move_in_findings" USING btree ("updated_at");
  CREATE INDEX "move_in_findings_created_at_idx" ON "move_in_findings" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "move_ins" CASCADE;
  DROP TABLE "moved_items" CASCADE;
  DROP TABLE "move_in_findings" CASCADE;`)
}
