import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'readBounces' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'readBounces' BEFORE 'schedulePublish';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'askGroupLeaders', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'keepDonors', 'billMonthlyGifts', 'issueAnnualReceipts', 'pass-on-subscribers', 'read-left-subscribers', 'fillFoundBy', 'tellKitSenders', 'readFeeds', 'makeBooklets', 'moveIn', 'removeOldRecords', 'deliverMails', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'askGroupLeaders', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'keepDonors', 'billMonthlyGifts', 'issueAnnualReceipts', 'pass-on-subscribers', 'read-left-subscribers', 'fillFoundBy', 'tellKitSenders', 'readFeeds', 'makeBooklets', 'moveIn', 'removeOldRecords', 'deliverMails', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
