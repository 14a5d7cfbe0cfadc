import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "pages_blocks_drawing" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"drawing_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_drawing" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"drawing_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "drawings_legend" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "drawings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"checked_against" varchar,
  	"review_reviewer" varchar,
  	"review_reviewed_on" varchar,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "drawings_id" integer;
  ALTER TABLE "pages_blocks_drawing" ADD CONSTRAINT "pages_blocks_drawing_drawing_id_drawings_id_fk" FOREIGN KEY ("drawing_id") REFERENCES "public"."drawings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_drawing" ADD CONSTRAINT "pages_blocks_drawing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_drawing" ADD CONSTRAINT "_pages_v_blocks_drawing_drawing_id_drawings_id_fk" FOREIGN KEY ("drawing_id") REFERENCES "public"."drawings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_drawing" ADD CONSTRAINT "_pages_v_blocks_drawing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drawings_legend" ADD CONSTRAINT "drawings_legend_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."drawings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_drawing_order_idx" ON "pages_blocks_drawing" USING btree ("_order");
  CREATE INDEX "pages_blocks_drawing_parent_id_idx" ON "pages_blocks_drawing" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_drawing_path_idx" ON "pages_blocks_drawing" USING btree ("_path");
  CREATE INDEX "pages_blocks_drawing_drawing_idx" ON "pages_blocks_drawing" USING btree ("drawing_id");
  CREATE INDEX "_pages_v_blocks_drawing_order_idx" ON "_pages_v_blocks_drawing" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_drawing_parent_id_idx" ON "_pages_v_blocks_drawing" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_drawing_path_idx" ON "_pages_v_blocks_drawing" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_drawing_drawing_idx" ON "_pages_v_blocks_drawing" USING btree ("drawing_id");
  CREATE INDEX "drawings_legend_order_idx" ON "drawings_legend" USING btree ("_order");
  CREATE INDEX "drawings_legend_parent_id_idx" ON "drawings_legend" USING btree ("_parent_id");
  CREATE INDEX "drawings_original_name_idx" ON "drawings" USING btree ("original_name");
  CREATE INDEX "drawings_updated_at_idx" ON "drawings" USING btree ("updated_at");
  CREATE INDEX "drawings_created_at_idx" ON "drawings" USING btree ("created_at");
  CREATE UNIQUE INDEX "drawings_filename_idx" ON "drawings" USING btree ("filename");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_drawings_fk" FOREIGN KEY ("drawings_id") REFERENCES "public"."drawings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_drawings_id_idx" ON "payload_locked_documents_rels" USING btree ("drawings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_drawing" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_drawing" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drawings_legend" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drawings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_drawing" CASCADE;
  DROP TABLE "_pages_v_blocks_drawing" CASCADE;
  DROP TABLE "drawings_legend" CASCADE;
  DROP TABLE "drawings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_drawings_fk";
  
  DROP INDEX "payload_locked_documents_rels_drawings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "drawings_id";`)
}
