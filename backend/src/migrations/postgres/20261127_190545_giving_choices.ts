import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "faq_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "giving_choices_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"name_in_mails" varchar,
  	"offered_from" varchar,
  	"offered_to" varchar
  );
  
  CREATE TABLE "giving_choices_occasions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"offered_from" varchar,
  	"offered_to" varchar
  );
  
  CREATE TABLE "giving_choices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_giving_choices_v_version_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"name_in_mails" varchar,
  	"offered_from" varchar,
  	"offered_to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_giving_choices_v_version_occasions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"offered_from" varchar,
  	"offered_to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_giving_choices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "donations" ALTER COLUMN "donation_area" SET DATA TYPE varchar;
  ALTER TABLE "donations" ALTER COLUMN "tribute_occasion" SET DATA TYPE varchar;
  ALTER TABLE "monthly_gifts" ALTER COLUMN "donation_area" SET DATA TYPE varchar;
  ALTER TABLE "faqs" ADD COLUMN "category_id" integer;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_category_id" integer;
  ALTER TABLE "donations" ADD COLUMN "donation_area_in_mails" varchar;
  ALTER TABLE "monthly_gifts" ADD COLUMN "donation_area_in_mails" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_categories_id" integer;
  ALTER TABLE "giving_choices_areas" ADD CONSTRAINT "giving_choices_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "giving_choices_occasions" ADD CONSTRAINT "giving_choices_occasions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."giving_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_choices_v_version_areas" ADD CONSTRAINT "_giving_choices_v_version_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_choices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_giving_choices_v_version_occasions" ADD CONSTRAINT "_giving_choices_v_version_occasions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_giving_choices_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "faq_categories_title_idx" ON "faq_categories" USING btree ("title");
  CREATE INDEX "faq_categories_order_idx" ON "faq_categories" USING btree ("order");
  CREATE INDEX "faq_categories_updated_at_idx" ON "faq_categories" USING btree ("updated_at");
  CREATE INDEX "faq_categories_created_at_idx" ON "faq_categories" USING btree ("created_at");
  CREATE INDEX "faq_categories_deleted_at_idx" ON "faq_categories" USING btree ("deleted_at");
  CREATE INDEX "giving_choices_areas_order_idx" ON "giving_choices_areas" USING btree ("_order");
  CREATE INDEX "giving_choices_areas_parent_id_idx" ON "giving_choices_areas" USING btree ("_parent_id");
  CREATE INDEX "giving_choices_occasions_order_idx" ON "giving_choices_occasions" USING btree ("_order");
  CREATE INDEX "giving_choices_occasions_parent_id_idx" ON "giving_choices_occasions" USING btree ("_parent_id");
  CREATE INDEX "_giving_choices_v_version_areas_order_idx" ON "_giving_choices_v_version_areas" USING btree ("_order");
  CREATE INDEX "_giving_choices_v_version_areas_parent_id_idx" ON "_giving_choices_v_version_areas" USING btree ("_parent_id");
  CREATE INDEX "_giving_choices_v_version_occasions_order_idx" ON "_giving_choices_v_version_occasions" USING btree ("_order");
  CREATE INDEX "_giving_choices_v_version_occasions_parent_id_idx" ON "_giving_choices_v_version_occasions" USING btree ("_parent_id");
  CREATE INDEX "_giving_choices_v_created_at_idx" ON "_giving_choices_v" USING btree ("created_at");
  CREATE INDEX "_giving_choices_v_updated_at_idx" ON "_giving_choices_v" USING btree ("updated_at");
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_category_id_faq_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_categories_fk" FOREIGN KEY ("faq_categories_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "faqs_category_idx" ON "faqs" USING btree ("category_id");
  CREATE INDEX "_faqs_v_version_version_category_idx" ON "_faqs_v" USING btree ("version_category_id");
  CREATE INDEX "payload_locked_documents_rels_faq_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_categories_id");
  -- The categories that questions had as numbers, with the names that they had in the code.
  INSERT INTO "faq_categories" ("title", "order") SELECT c.title, c.number FROM (SELECT 1 AS number, 'Who, What, When, Where, and Why?' AS title UNION ALL SELECT 2 AS number, 'What to expect from a prostate cancer support group?' AS title UNION ALL SELECT 3 AS number, 'Which prostate cancer support group meeting should I attend?' AS title UNION ALL SELECT 4 AS number, 'Beyond support groups' AS title) c WHERE c.number IN (SELECT "category" FROM "faqs" UNION SELECT "version_category" FROM "_faqs_v");
  UPDATE "faqs" SET "category_id" = (SELECT c.id FROM "faq_categories" c WHERE c."order" = "faqs"."category");
  UPDATE "_faqs_v" SET "version_category_id" = (SELECT c.id FROM "faq_categories" c WHERE c."order" = "_faqs_v"."version_category");
  -- As the mails with receipts have named it so far.
  UPDATE "donations" SET "donation_area_in_mails" = 'the area of greatest need' WHERE "donation_area" = 'Area of greatest need';
  UPDATE "monthly_gifts" SET "donation_area_in_mails" = 'the area of greatest need' WHERE "donation_area" = 'Area of greatest need';
  ALTER TABLE "faqs" DROP COLUMN "category";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_category";
  DROP TYPE "public"."enum_donations_donation_area";
  DROP TYPE "public"."enum_donations_tribute_occasion";
  DROP TYPE "public"."enum_monthly_gifts_donation_area";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_donations_donation_area" AS ENUM('Area of greatest need', 'Research', 'Support', 'Awareness', 'Ride to Live', 'Fathers Day Walk / Run', 'Butts in a Boat', 'Pars for Prostate');
  CREATE TYPE "public"."enum_donations_tribute_occasion" AS ENUM('Birthday', 'Christmas', 'Retirement', 'Father''s Day', 'Other');
  CREATE TYPE "public"."enum_monthly_gifts_donation_area" AS ENUM('Area of greatest need', 'Research', 'Support', 'Awareness', 'Ride to Live', 'Fathers Day Walk / Run', 'Butts in a Boat', 'Pars for Prostate');
  ALTER TABLE "faq_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "giving_choices_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "giving_choices_occasions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "giving_choices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_giving_choices_v_version_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_giving_choices_v_version_occasions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_giving_choices_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "faq_categories" CASCADE;
  DROP TABLE "giving_choices_areas" CASCADE;
  DROP TABLE "giving_choices_occasions" CASCADE;
  DROP TABLE "giving_choices" CASCADE;
  DROP TABLE "_giving_choices_v_version_areas" CASCADE;
  DROP TABLE "_giving_choices_v_version_occasions" CASCADE;
  DROP TABLE "_giving_choices_v" CASCADE;
  ALTER TABLE "faqs" DROP CONSTRAINT "faqs_category_id_faq_categories_id_fk";
  
  ALTER TABLE "_faqs_v" DROP CONSTRAINT "_faqs_v_version_category_id_faq_categories_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faq_categories_fk";
  
  DROP INDEX "faqs_category_idx";
  DROP INDEX "_faqs_v_version_version_category_idx";
  DROP INDEX "payload_locked_documents_rels_faq_categories_id_idx";
  ALTER TABLE "donations" ALTER COLUMN "donation_area" SET DATA TYPE "public"."enum_donations_donation_area" USING "donation_area"::"public"."enum_donations_donation_area";
  ALTER TABLE "donations" ALTER COLUMN "tribute_occasion" SET DATA TYPE "public"."enum_donations_tribute_occasion" USING "tribute_occasion"::"public"."enum_donations_tribute_occasion";
  ALTER TABLE "monthly_gifts" ALTER COLUMN "donation_area" SET DATA TYPE "public"."enum_monthly_gifts_donation_area" USING "donation_area"::"public"."enum_monthly_gifts_donation_area";
  ALTER TABLE "faqs" ADD COLUMN "category" numeric;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_category" numeric;
  ALTER TABLE "faqs" DROP COLUMN "category_id";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_category_id";
  ALTER TABLE "donations" DROP COLUMN "donation_area_in_mails";
  ALTER TABLE "monthly_gifts" DROP COLUMN "donation_area_in_mails";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faq_categories_id";`)
}
