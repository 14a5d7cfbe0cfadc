import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_subscribers_state" ADD VALUE 'left';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'read-left-subscribers' BEFORE 'askGroupLeaders';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'read-left-subscribers' BEFORE 'askGroupLeaders';
  ALTER TABLE "subscribers" ADD COLUMN "left_at" timestamp(3) with time zone;
  CREATE INDEX "subscribers_left_at_idx" ON "subscribers" USING btree ("left_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscribers" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_subscribers_state";
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'confirmed');
  ALTER TABLE "subscribers" ALTER COLUMN "state" SET DATA TYPE "public"."enum_subscribers_state" USING "state"::"public"."enum_subscribers_state";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'billMonthlyGifts', 'issueAnnualReceipts', 'deliverMails', 'pass-on-subscribers', 'askGroupLeaders', 'removeOldRecords', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'billMonthlyGifts', 'issueAnnualReceipts', 'deliverMails', 'pass-on-subscribers', 'askGroupLeaders', 'removeOldRecords', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "subscribers_left_at_idx";
  ALTER TABLE "subscribers" DROP COLUMN "left_at";`)
}
