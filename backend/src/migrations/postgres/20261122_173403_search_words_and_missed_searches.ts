import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "missed_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_words_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"typed" varchar NOT NULL,
  	"pages_say" varchar NOT NULL,
  	"both_ways" boolean DEFAULT false
  );
  
  CREATE TABLE "search_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_search_words_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"typed" varchar NOT NULL,
  	"pages_say" varchar NOT NULL,
  	"both_ways" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "search_words_rows" ADD CONSTRAINT "search_words_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_words_v_version_rows" ADD CONSTRAINT "_search_words_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_words_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "missed_searches_term_idx" ON "missed_searches" USING btree ("term");
  CREATE INDEX "missed_searches_count_idx" ON "missed_searches" USING btree ("count");
  CREATE INDEX "missed_searches_updated_at_idx" ON "missed_searches" USING btree ("updated_at");
  CREATE INDEX "missed_searches_created_at_idx" ON "missed_searches" USING btree ("created_at");
  CREATE INDEX "search_words_rows_order_idx" ON "search_words_rows" USING btree ("_order");
  CREATE INDEX "search_words_rows_parent_id_idx" ON "search_words_rows" USING btree ("_parent_id");
  CREATE INDEX "_search_words_v_version_rows_order_idx" ON "_search_words_v_version_rows" USING btree ("_order");
  CREATE INDEX "_search_words_v_version_rows_parent_id_idx" ON "_search_words_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_search_words_v_created_at_idx" ON "_search_words_v" USING btree ("created_at");
  CREATE INDEX "_search_words_v_updated_at_idx" ON "_search_words_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "missed_searches" CASCADE;
  DROP TABLE "search_words_rows" CASCADE;
  DROP TABLE "search_words" CASCADE;
  DROP TABLE "_search_words_v_version_rows" CASCADE;
  DROP TABLE "_search_words_v" CASCADE;`)
}
