import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'my-gifts-link' BEFORE 'office-notice';
  CREATE TABLE "donor_sign_ins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar NOT NULL,
  	"gift_id" integer,
  	"opened_at" timestamp(3) with time zone,
  	"session" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "donor_sign_ins_id" integer;
  ALTER TABLE "donor_sign_ins" ADD CONSTRAINT "donor_sign_ins_gift_id_donations_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."donations"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "donor_sign_ins_link_idx" ON "donor_sign_ins" USING btree ("link");
  CREATE INDEX "donor_sign_ins_gift_idx" ON "donor_sign_ins" USING btree ("gift_id");
  CREATE UNIQUE INDEX "donor_sign_ins_session_idx" ON "donor_sign_ins" USING btree ("session");
  CREATE INDEX "donor_sign_ins_expires_at_idx" ON "donor_sign_ins" USING btree ("expires_at");
  CREATE INDEX "donor_sign_ins_updated_at_idx" ON "donor_sign_ins" USING btree ("updated_at");
  CREATE INDEX "donor_sign_ins_created_at_idx" ON "donor_sign_ins" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_donor_sign_ins_fk" FOREIGN KEY ("donor_sign_ins_id") REFERENCES "public"."donor_sign_ins"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_donor_sign_ins_id_idx" ON "payload_locked_documents_rels" USING btree ("donor_sign_ins_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "donor_sign_ins" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "donor_sign_ins" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_donor_sign_ins_fk";
  
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_kind";
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('receipt', 'receipt-cancelled', 'acknowledgement', 'ecard', 'monthly-set-up', 'monthly-coming', 'monthly-failure', 'monthly-paused', 'monthly-changed', 'monthly-card-expiring', 'monthly-stopped', 'not-charged', 'gift-refunded', 'gift-link', 'office-notice', 'form-notice', 'list-confirmation', 'staff-account');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_kind" USING "kind"::"public"."enum_outbox_kind";
  DROP INDEX "payload_locked_documents_rels_donor_sign_ins_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "donor_sign_ins_id";`)
}
