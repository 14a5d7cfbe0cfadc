import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_stories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_newsletters_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newsletters_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_event_gallery_media_type" AS ENUM('IMAGE', 'VIDEO');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_event_gallery_media_type" AS ENUM('IMAGE', 'VIDEO');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_support_groups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__support_groups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_grant_years_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__grant_years_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_grantees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__grantees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."ig_child_kind" AS ENUM('IMAGE', 'VIDEO');
  CREATE TYPE "public"."enum_instagram_posts_media_type" AS ENUM('IMAGE', 'VIDEO', 'CAROUSEL_ALBUM');
  CREATE TYPE "public"."enum_donations_state" AS ENUM('sending', 'unknown', 'held', 'approved', 'declined', 'not-charged', 'refunded');
  CREATE TYPE "public"."enum_donations_donation_type" AS ENUM('single', 'monthly');
  CREATE TYPE "public"."enum_donations_donation_area" AS ENUM('Area of greatest need', 'Research', 'Support', 'Awareness', 'Ride to Live', 'Fathers Day Walk / Run', 'Butts in a Boat', 'Pars for Prostate');
  CREATE TYPE "public"."enum_donations_follow_up" AS ENUM('none', 'due', 'done');
  CREATE TYPE "public"."enum_donations_gift_kind" AS ENUM('Gift to the Foundation', 'Gift in Memoriam', 'Gift in Honour');
  CREATE TYPE "public"."enum_donations_gift_occasion" AS ENUM('Birthday', 'Christmas', 'Retirement', 'Father''s Day', 'Other');
  CREATE TYPE "public"."enum_donations_card_kind" AS ENUM('none', 'ecard', 'letter');
  CREATE TYPE "public"."enum_monthly_gifts_state" AS ENUM('active', 'failing', 'stopped');
  CREATE TYPE "public"."enum_monthly_gifts_donation_area" AS ENUM('Area of greatest need', 'Research', 'Support', 'Awareness', 'Ride to Live', 'Fathers Day Walk / Run', 'Butts in a Boat', 'Pars for Prostate');
  CREATE TYPE "public"."enum_receipts_state" AS ENUM('issued', 'replaced', 'cancelled');
  CREATE TYPE "public"."enum_blocklist_kind" AS ENUM('ip', 'email', 'email-domain');
  CREATE TYPE "public"."enum_form_submissions_state" AS ENUM('new', 'done', 'spam');
  CREATE TYPE "public"."enum_form_submissions_form" AS ENUM('newsletter', 'volunteer', 'kit', 'contact');
  CREATE TYPE "public"."enum_subscribers_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'confirmed');
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('receipt', 'receipt-cancelled', 'acknowledgement', 'ecard', 'monthly-set-up', 'monthly-failure', 'monthly-stopped', 'not-charged', 'office-notice', 'form-notice', 'list-confirmation', 'staff-account');
  CREATE TYPE "public"."enum_outbox_state" AS ENUM('queued', 'sending', 'sent', 'failed', 'kept');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'donor-services', 'finance');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'deliverMails', 'pass-on-subscribers', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'follow-up-donations', 'settle-donation', 'sweep-donations', 'deliverMails', 'pass-on-subscribers', 'schedulePublish');
  CREATE TABLE "pages_blocks_rich_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"body" jsonb,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_accordion_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb
  );
  
  CREATE TABLE "pages_blocks_accordion" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_figure" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"video_id" integer,
  	"caption" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_video_carousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_table_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_table_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pages_blocks_table_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"caption" varchar,
  	"note" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_definition_list_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"body" jsonb
  );
  
  CREATE TABLE "pages_blocks_definition_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"expandable" boolean,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_card_grid_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"href" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "pages_blocks_card_grid" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_logo_grid_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "pages_blocks_logo_grid" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"label" varchar,
  	"href" varchar,
  	"tone" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_contact_blocks_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"email" varchar,
  	"phone" varchar
  );
  
  CREATE TABLE "pages_blocks_contact_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_downloads_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"note" varchar,
  	"file_id" integer
  );
  
  CREATE TABLE "pages_blocks_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"attribution" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_gallery_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar
  );
  
  CREATE TABLE "pages_blocks_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_special" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"part" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_clinical_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"url" varchar,
  	"year" numeric
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"intro" varchar,
  	"hero_image_id" integer,
  	"hero_position" varchar,
  	"front_page_hero_slide_title" varchar,
  	"front_page_hero_slide_description" varchar,
  	"front_page_hero_slide_learn_more" varchar,
  	"front_page_hero_slide_image_id" integer,
  	"is_clinical" boolean DEFAULT false,
  	"clinical_reviewer" varchar,
  	"clinical_last_reviewed" varchar,
  	"clinical_next_review" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"uri" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" integer
  );
  
  CREATE TABLE "_pages_v_blocks_rich_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"body" jsonb,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_accordion_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_accordion" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_figure" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"video_id" integer,
  	"caption" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_video_carousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"caption" varchar,
  	"note" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_definition_list_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"body" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_definition_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"expandable" boolean,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_card_grid_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"href" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_card_grid" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_logo_grid_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_logo_grid" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"label" varchar,
  	"href" varchar,
  	"tone" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_contact_blocks_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_contact_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_downloads_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"note" varchar,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"attribution" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_gallery_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_special" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"part" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_version_clinical_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"publisher" varchar,
  	"url" varchar,
  	"year" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_intro" varchar,
  	"version_hero_image_id" integer,
  	"version_hero_position" varchar,
  	"version_front_page_hero_slide_title" varchar,
  	"version_front_page_hero_slide_description" varchar,
  	"version_front_page_hero_slide_learn_more" varchar,
  	"version_front_page_hero_slide_image_id" integer,
  	"version_is_clinical" boolean DEFAULT false,
  	"version_clinical_reviewer" varchar,
  	"version_clinical_last_reviewed" varchar,
  	"version_clinical_next_review" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_uri" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" integer
  );
  
  CREATE TABLE "stories_story_headings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"subheading" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "stories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"order" numeric,
  	"story_excerpt" varchar,
  	"story_location" varchar,
  	"story_featured_image_id" integer,
  	"story_body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_stories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "stories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_stories_v_version_story_headings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"subheading" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_stories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_order" numeric,
  	"version_story_excerpt" varchar,
  	"version_story_location" varchar,
  	"version_story_featured_image_id" integer,
  	"version_story_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__stories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_stories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "news_news_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"color" varchar
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"date" timestamp(3) with time zone,
  	"news_field_excerpt" varchar,
  	"news_field_news_hero_id" integer,
  	"news_field_body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_news_v_version_news_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"color" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_news_field_excerpt" varchar,
  	"version_news_field_news_hero_id" integer,
  	"version_news_field_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "newsletters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"newsletters_a_c_f_date" varchar,
  	"newsletters_a_c_f_thumbnail_id" integer,
  	"newsletters_a_c_f_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_newsletters_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_newsletters_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_newsletters_a_c_f_date" varchar,
  	"version_newsletters_a_c_f_thumbnail_id" integer,
  	"version_newsletters_a_c_f_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__newsletters_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "events_event_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"media_type" "enum_events_event_gallery_media_type" DEFAULT 'IMAGE',
  	"image_id" integer,
  	"video_id" integer,
  	"caption" varchar
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"event_date" timestamp(3) with time zone,
  	"event_end" timestamp(3) with time zone,
  	"event_time_zone" varchar DEFAULT 'America/Vancouver',
  	"event_location" varchar,
  	"event_excerpt" varchar,
  	"event_featured_image_id" integer,
  	"event_logo_id" integer,
  	"event_body" jsonb,
  	"event_website" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_events_v_version_event_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"media_type" "enum__events_v_version_event_gallery_media_type" DEFAULT 'IMAGE',
  	"image_id" integer,
  	"video_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_event_date" timestamp(3) with time zone,
  	"version_event_end" timestamp(3) with time zone,
  	"version_event_time_zone" varchar DEFAULT 'America/Vancouver',
  	"version_event_location" varchar,
  	"version_event_excerpt" varchar,
  	"version_event_featured_image_id" integer,
  	"version_event_logo_id" integer,
  	"version_event_body" jsonb,
  	"version_event_website" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "support_groups_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"t" varchar,
  	"t2" varchar,
  	"c" varchar,
  	"e" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "support_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"cities" varchar,
  	"support_group_name_group_name" varchar,
  	"support_group_logo_id" integer,
  	"format" varchar,
  	"support_group_blue_box_message" varchar,
  	"support_group_social_media_facebook" varchar,
  	"support_group_social_media_instagram" varchar,
  	"support_group_other_languages_available" boolean,
  	"support_group_other_languages_message" varchar,
  	"support_group_main_content_time_when_where_also_when" varchar,
  	"support_group_main_content_time_when_where_also_time" varchar,
  	"support_group_main_content_time_when_where_also_where" varchar,
  	"support_group_main_content_time_when_where_also_note" varchar,
  	"support_group_main_content_time_when_where_also_address" varchar,
  	"support_group_main_content_time_when_where_also_w" varchar,
  	"support_group_main_content_google_map_marker_lat" numeric,
  	"support_group_main_content_google_map_marker_lng" numeric,
  	"support_group_main_content_google_map_marker_map_url" varchar,
  	"support_group_main_content_about" jsonb,
  	"meeting_frequency" varchar,
  	"meeting_weekday" varchar,
  	"meeting_week" numeric,
  	"meeting_start" varchar,
  	"meeting_end" varchar,
  	"meeting_time_zone" varchar DEFAULT 'America/Vancouver',
  	"meeting_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_support_groups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "support_groups_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "support_groups_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "support_groups_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"provinces_id" integer
  );
  
  CREATE TABLE "_support_groups_v_version_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"t" varchar,
  	"t2" varchar,
  	"c" varchar,
  	"e" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_support_groups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_cities" varchar,
  	"version_support_group_name_group_name" varchar,
  	"version_support_group_logo_id" integer,
  	"version_format" varchar,
  	"version_support_group_blue_box_message" varchar,
  	"version_support_group_social_media_facebook" varchar,
  	"version_support_group_social_media_instagram" varchar,
  	"version_support_group_other_languages_available" boolean,
  	"version_support_group_other_languages_message" varchar,
  	"version_support_group_main_content_time_when_where_also_when" varchar,
  	"version_support_group_main_content_time_when_where_also_time" varchar,
  	"version_support_group_main_content_time_when_where_also_where" varchar,
  	"version_support_group_main_content_time_when_where_also_note" varchar,
  	"version_support_group_main_content_time_when_where_also_address" varchar,
  	"version_support_group_main_content_time_when_where_also_w" varchar,
  	"version_support_group_main_content_google_map_marker_lat" numeric,
  	"version_support_group_main_content_google_map_marker_lng" numeric,
  	"version_support_group_main_content_google_map_marker_map_url" varchar,
  	"version_support_group_main_content_about" jsonb,
  	"version_meeting_frequency" varchar,
  	"version_meeting_weekday" varchar,
  	"version_meeting_week" numeric,
  	"version_meeting_start" varchar,
  	"version_meeting_end" varchar,
  	"version_meeting_time_zone" varchar DEFAULT 'America/Vancouver',
  	"version_meeting_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__support_groups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_support_groups_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_support_groups_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_support_groups_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"provinces_id" integer
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category" numeric,
  	"title" varchar,
  	"answer" jsonb,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category" numeric,
  	"version_title" varchar,
  	"version_answer" jsonb,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "provinces" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "members_committies_committee_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"name" varchar
  );
  
  CREATE TABLE "members_committies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"order" numeric,
  	"member_description_professional_designation" varchar,
  	"member_description_about" jsonb,
  	"member_description_profile_picture_id" integer,
  	"member_contact_email" varchar,
  	"member_contact_tel" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_members_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "members_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"member_types_id" integer
  );
  
  CREATE TABLE "_members_v_version_committies_committee_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_members_v_version_committies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_members_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_order" numeric,
  	"version_member_description_professional_designation" varchar,
  	"version_member_description_about" jsonb,
  	"version_member_description_profile_picture_id" integer,
  	"version_member_contact_email" varchar,
  	"version_member_contact_tel" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__members_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_members_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"member_types_id" integer
  );
  
  CREATE TABLE "member_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"parent_id" integer,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "grant_years" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_grant_years_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "grant_years_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"grantees_id" integer
  );
  
  CREATE TABLE "_grant_years_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__grant_years_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_grant_years_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"grantees_id" integer
  );
  
  CREATE TABLE "grantees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"grantee_bio_title" varchar,
  	"grantee_bio_institution" varchar,
  	"grantee_bio_project" varchar,
  	"grantee_bio_amount" numeric,
  	"grantee_bio_biography" jsonb,
  	"grantee_bio_portfolio_picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_grantees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_grantees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_grantee_bio_title" varchar,
  	"version_grantee_bio_institution" varchar,
  	"version_grantee_bio_project" varchar,
  	"version_grantee_bio_amount" numeric,
  	"version_grantee_bio_biography" jsonb,
  	"version_grantee_bio_portfolio_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__grantees_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"video_id" varchar,
  	"file_id" integer,
  	"captions_id" integer,
  	"poster_id" integer,
  	"seconds" numeric,
  	"transcript_body" jsonb,
  	"video_published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "videos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"playlists_id" integer
  );
  
  CREATE TABLE "_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_video_id" varchar,
  	"version_file_id" integer,
  	"version_captions_id" integer,
  	"version_poster_id" integer,
  	"version_seconds" numeric,
  	"version_transcript_body" jsonb,
  	"version_video_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_videos_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"playlists_id" integer
  );
  
  CREATE TABLE "playlists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"play_list_id" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "instagram_posts_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"media_type" "ig_child_kind",
  	"image_id" integer,
  	"video_id" integer
  );
  
  CREATE TABLE "instagram_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" varchar NOT NULL,
  	"media_type" "enum_instagram_posts_media_type" NOT NULL,
  	"timestamp" timestamp(3) with time zone NOT NULL,
  	"caption" varchar,
  	"alt" varchar,
  	"permalink" varchar,
  	"image_id" integer,
  	"video_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"credit" varchar,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_jpeg400_url" varchar,
  	"sizes_jpeg400_width" numeric,
  	"sizes_jpeg400_height" numeric,
  	"sizes_jpeg400_mime_type" varchar,
  	"sizes_jpeg400_filesize" numeric,
  	"sizes_jpeg400_filename" varchar,
  	"sizes_webp400_url" varchar,
  	"sizes_webp400_width" numeric,
  	"sizes_webp400_height" numeric,
  	"sizes_webp400_mime_type" varchar,
  	"sizes_webp400_filesize" numeric,
  	"sizes_webp400_filename" varchar,
  	"sizes_jpeg800_url" varchar,
  	"sizes_jpeg800_width" numeric,
  	"sizes_jpeg800_height" numeric,
  	"sizes_jpeg800_mime_type" varchar,
  	"sizes_jpeg800_filesize" numeric,
  	"sizes_jpeg800_filename" varchar,
  	"sizes_webp800_url" varchar,
  	"sizes_webp800_width" numeric,
  	"sizes_webp800_height" numeric,
  	"sizes_webp800_mime_type" varchar,
  	"sizes_webp800_filesize" numeric,
  	"sizes_webp800_filename" varchar,
  	"sizes_jpeg1200_url" varchar,
  	"sizes_jpeg1200_width" numeric,
  	"sizes_jpeg1200_height" numeric,
  	"sizes_jpeg1200_mime_type" varchar,
  	"sizes_jpeg1200_filesize" numeric,
  	"sizes_jpeg1200_filename" varchar,
  	"sizes_webp1200_url" varchar,
  	"sizes_webp1200_width" numeric,
  	"sizes_webp1200_height" numeric,
  	"sizes_webp1200_mime_type" varchar,
  	"sizes_webp1200_filesize" numeric,
  	"sizes_webp1200_filename" varchar,
  	"sizes_jpeg1600_url" varchar,
  	"sizes_jpeg1600_width" numeric,
  	"sizes_jpeg1600_height" numeric,
  	"sizes_jpeg1600_mime_type" varchar,
  	"sizes_jpeg1600_filesize" numeric,
  	"sizes_jpeg1600_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar
  );
  
  CREATE TABLE "donations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" varchar NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"human_check" varchar,
  	"state" "enum_donations_state" NOT NULL,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"donation_type" "enum_donations_donation_type" NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"donation_area" "enum_donations_donation_area" NOT NULL,
  	"approved_at" timestamp(3) with time zone,
  	"next_check_at" timestamp(3) with time zone,
  	"checks" numeric DEFAULT 0 NOT NULL,
  	"follow_up" "enum_donations_follow_up" DEFAULT 'none' NOT NULL,
  	"follow_up_at" timestamp(3) with time zone,
  	"follow_up_failures" numeric DEFAULT 0 NOT NULL,
  	"first_billing_day" varchar,
  	"donor_first_name" varchar,
  	"donor_last_name" varchar,
  	"donor_address" varchar,
  	"donor_city" varchar,
  	"donor_province" varchar,
  	"donor_country" varchar,
  	"donor_postal_code" varchar,
  	"donor_telephone" varchar,
  	"donor_email" varchar,
  	"donor_mailing_list" boolean DEFAULT false,
  	"receipt_name" varchar,
  	"receipt_address" varchar,
  	"gift_kind" "enum_donations_gift_kind",
  	"gift_occasion" "enum_donations_gift_occasion",
  	"gift_occasion_other" varchar,
  	"gift_title" varchar,
  	"gift_first_name" varchar,
  	"gift_last_name" varchar,
  	"gift_sent_behalf" varchar,
  	"gift_name_on_card" varchar,
  	"gift_message" varchar,
  	"gift_recipient_name" varchar,
  	"gift_address" varchar,
  	"gift_city" varchar,
  	"gift_province" varchar,
  	"gift_postal_code" varchar,
  	"gift_country" varchar,
  	"card_kind" "enum_donations_card_kind",
  	"card_email" varchar,
  	"card_subject" varchar,
  	"card_message" varchar,
  	"card_image" numeric,
  	"admin_note" varchar,
  	"gateway_response_code" varchar,
  	"gateway_auth_code" varchar,
  	"gateway_reference_num" varchar,
  	"gateway_transaction_id" varchar,
  	"gateway_trans_date_time" varchar,
  	"gateway_message" varchar,
  	"gateway_card_type" varchar,
  	"gateway_issuer_id" varchar,
  	"gateway_data_key" varchar,
  	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "monthly_gifts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" varchar NOT NULL,
  	"sign_up_id" integer NOT NULL,
  	"state" "enum_monthly_gifts_state" NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"donation_area" "enum_monthly_gifts_donation_area" NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"data_key" varchar NOT NULL,
  	"issuer_id" varchar,
  	"first_billing_day" varchar NOT NULL,
  	"next_billing_day" varchar NOT NULL,
  	"stopped_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "receipts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"serial" numeric NOT NULL,
  	"issue_key" varchar NOT NULL,
  	"state" "enum_receipts_state" NOT NULL,
  	"donation_id" integer,
  	"donor_name" varchar NOT NULL,
  	"gift_day" varchar NOT NULL,
  	"issue_day" varchar NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"advantage_cents" numeric NOT NULL,
  	"eligible_cents" numeric NOT NULL,
  	"replaces_id" integer,
  	"reason" varchar,
  	"closed_by" varchar,
  	"closed_at" timestamp(3) with time zone,
  	"report_due_day" varchar,
  	"facts" jsonb NOT NULL,
  	"pdf_sha256" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cards_to_mail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" varchar NOT NULL,
  	"donation_id" integer NOT NULL,
  	"recipient_name" varchar,
  	"city" varchar,
  	"mailed" boolean DEFAULT false,
  	"mailed_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blocklist" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_blocklist_kind" NOT NULL,
  	"value" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "protection_counters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "used_human_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"check" varchar NOT NULL,
  	"used_for" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "form_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_form_submissions_state" DEFAULT 'new' NOT NULL,
  	"note" varchar,
  	"reference" varchar NOT NULL,
  	"form" "enum_form_submissions_form" NOT NULL,
  	"person" varchar,
  	"email" varchar,
  	"mail_on" varchar,
  	"answers" jsonb NOT NULL,
  	"spam_reason" varchar,
  	"sender" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"language" "enum_subscribers_language" NOT NULL,
  	"state" "enum_subscribers_state" NOT NULL,
  	"source" varchar NOT NULL,
  	"sender" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"passed_on_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outbox_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"filename" varchar NOT NULL,
  	"content_type" varchar NOT NULL,
  	"content_id" varchar,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "outbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"kind" "enum_outbox_kind" NOT NULL,
  	"state" "enum_outbox_state" NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"about_collection" varchar,
  	"about_id" varchar,
  	"key" varchar NOT NULL,
  	"html" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"must_change_password" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"type" "enum_redirects_type" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"news_id" integer,
  	"stories_id" integer,
  	"events_id" integer
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"stories_id" integer,
  	"news_id" integer,
  	"newsletters_id" integer,
  	"events_id" integer,
  	"support_groups_id" integer,
  	"faqs_id" integer,
  	"provinces_id" integer,
  	"members_id" integer,
  	"member_types_id" integer,
  	"grant_years_id" integer,
  	"grantees_id" integer,
  	"videos_id" integer,
  	"playlists_id" integer,
  	"instagram_posts_id" integer,
  	"media_id" integer,
  	"donations_id" integer,
  	"monthly_gifts_id" integer,
  	"receipts_id" integer,
  	"cards_to_mail_id" integer,
  	"blocklist_id" integer,
  	"protection_counters_id" integer,
  	"used_human_checks_id" integer,
  	"form_submissions_id" integer,
  	"subscribers_id" integer,
  	"outbox_id" integer,
  	"users_id" integer,
  	"redirects_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"learn_more" varchar,
  	"image_id" integer NOT NULL
  );
  
  CREATE TABLE "home_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL
  );
  
  CREATE TABLE "home_initiatives" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"href" varchar NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "home_take_action_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"vision_title" varchar DEFAULT '' NOT NULL,
  	"vision_text" varchar DEFAULT '' NOT NULL,
  	"photo_image_id" integer,
  	"photo_caption" varchar,
  	"take_action_title" varchar DEFAULT '' NOT NULL,
  	"take_action_text" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v_version_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"learn_more" varchar,
  	"image_id" integer NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_initiatives" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"href" varchar NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_take_action_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_vision_title" varchar DEFAULT '' NOT NULL,
  	"version_vision_text" varchar DEFAULT '' NOT NULL,
  	"version_photo_image_id" integer,
  	"version_photo_caption" varchar,
  	"version_take_action_title" varchar DEFAULT '' NOT NULL,
  	"version_take_action_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_menu_children_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_menu_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"description" varchar
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_menu_children_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "annual_report_revenue_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"percent" numeric NOT NULL,
  	"amount" numeric
  );
  
  CREATE TABLE "annual_report_expenses_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"percent" numeric NOT NULL,
  	"amount" numeric
  );
  
  CREATE TABLE "annual_report_expenses_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"percent" numeric NOT NULL,
  	"amount" numeric
  );
  
  CREATE TABLE "annual_report_historical" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"document_id" integer,
  	"url" varchar
  );
  
  CREATE TABLE "annual_report" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric DEFAULT 2024 NOT NULL,
  	"owner_note" varchar,
  	"revenue_total" numeric DEFAULT 0 NOT NULL,
  	"expenses_total" numeric DEFAULT 0 NOT NULL,
  	"excess_percent" numeric DEFAULT 0 NOT NULL,
  	"excess_amount" numeric DEFAULT 0 NOT NULL,
  	"flipbook_label" varchar DEFAULT '' NOT NULL,
  	"flipbook_url" varchar DEFAULT '' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_annual_report_v_version_revenue_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"percent" numeric NOT NULL,
  	"amount" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_annual_report_v_version_expenses_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"percent" numeric NOT NULL,
  	"amount" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_annual_report_v_version_expenses_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"percent" numeric NOT NULL,
  	"amount" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_annual_report_v_version_historical" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"document_id" integer,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_annual_report_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_year" numeric DEFAULT 2024 NOT NULL,
  	"version_owner_note" varchar,
  	"version_revenue_total" numeric DEFAULT 0 NOT NULL,
  	"version_expenses_total" numeric DEFAULT 0 NOT NULL,
  	"version_excess_percent" numeric DEFAULT 0 NOT NULL,
  	"version_excess_amount" numeric DEFAULT 0 NOT NULL,
  	"version_flipbook_label" varchar DEFAULT '' NOT NULL,
  	"version_flipbook_url" varchar DEFAULT '' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "butts_in_motion_activities_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "butts_in_motion_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"location" varchar NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "butts_in_motion" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "butts_in_motion_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_butts_in_motion_v_version_activities_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_butts_in_motion_v_version_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"location" varchar NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_butts_in_motion_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_butts_in_motion_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"province_first" varchar DEFAULT 'BC' NOT NULL,
  	"redirect_pause_seconds" numeric DEFAULT 5 NOT NULL,
  	"map_latitude" numeric DEFAULT 60 NOT NULL,
  	"map_longitude" numeric DEFAULT -96 NOT NULL,
  	"map_zoom" numeric DEFAULT 4 NOT NULL,
  	"map_max_zoom" numeric DEFAULT 9 NOT NULL,
  	"mailing_list_default" boolean DEFAULT true,
  	"kit_shipping_text" varchar DEFAULT '' NOT NULL,
  	"store_url" varchar DEFAULT '' NOT NULL,
  	"channel_url" varchar DEFAULT '' NOT NULL,
  	"newsletter_archive_url" varchar DEFAULT '' NOT NULL,
  	"calendar_widget_note" varchar,
  	"receipt_signatory" varchar,
  	"receipt_signatory_title" varchar,
  	"receipt_place_of_issue" varchar,
  	"receipt_minimum_cents" numeric DEFAULT 2000,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_province_first" varchar DEFAULT 'BC' NOT NULL,
  	"version_redirect_pause_seconds" numeric DEFAULT 5 NOT NULL,
  	"version_map_latitude" numeric DEFAULT 60 NOT NULL,
  	"version_map_longitude" numeric DEFAULT -96 NOT NULL,
  	"version_map_zoom" numeric DEFAULT 4 NOT NULL,
  	"version_map_max_zoom" numeric DEFAULT 9 NOT NULL,
  	"version_mailing_list_default" boolean DEFAULT true,
  	"version_kit_shipping_text" varchar DEFAULT '' NOT NULL,
  	"version_store_url" varchar DEFAULT '' NOT NULL,
  	"version_channel_url" varchar DEFAULT '' NOT NULL,
  	"version_newsletter_archive_url" varchar DEFAULT '' NOT NULL,
  	"version_calendar_widget_note" varchar,
  	"version_receipt_signatory" varchar,
  	"version_receipt_signatory_title" varchar,
  	"version_receipt_place_of_issue" varchar,
  	"version_receipt_minimum_cents" numeric DEFAULT 2000,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "donation_protection" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"attack_mode" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_blocks_rich_text" ADD CONSTRAINT "pages_blocks_rich_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_accordion_items" ADD CONSTRAINT "pages_blocks_accordion_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_accordion"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_accordion" ADD CONSTRAINT "pages_blocks_accordion_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_figure" ADD CONSTRAINT "pages_blocks_figure_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_figure" ADD CONSTRAINT "pages_blocks_figure_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_video_carousel" ADD CONSTRAINT "pages_blocks_video_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_columns" ADD CONSTRAINT "pages_blocks_table_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_rows_cells" ADD CONSTRAINT "pages_blocks_table_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_rows" ADD CONSTRAINT "pages_blocks_table_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table" ADD CONSTRAINT "pages_blocks_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_definition_list_items" ADD CONSTRAINT "pages_blocks_definition_list_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_definition_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_definition_list" ADD CONSTRAINT "pages_blocks_definition_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_card_grid_cards" ADD CONSTRAINT "pages_blocks_card_grid_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_card_grid_cards" ADD CONSTRAINT "pages_blocks_card_grid_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_card_grid"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_card_grid" ADD CONSTRAINT "pages_blocks_card_grid_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_logo_grid_logos" ADD CONSTRAINT "pages_blocks_logo_grid_logos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_logo_grid_logos" ADD CONSTRAINT "pages_blocks_logo_grid_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_logo_grid"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_logo_grid" ADD CONSTRAINT "pages_blocks_logo_grid_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_call_to_action" ADD CONSTRAINT "pages_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_contact_blocks_contacts" ADD CONSTRAINT "pages_blocks_contact_blocks_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_contact_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_contact_blocks" ADD CONSTRAINT "pages_blocks_contact_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_downloads_files" ADD CONSTRAINT "pages_blocks_downloads_files_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_downloads_files" ADD CONSTRAINT "pages_blocks_downloads_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_downloads" ADD CONSTRAINT "pages_blocks_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_quote" ADD CONSTRAINT "pages_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_gallery_images" ADD CONSTRAINT "pages_blocks_gallery_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_gallery_images" ADD CONSTRAINT "pages_blocks_gallery_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_gallery" ADD CONSTRAINT "pages_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_special" ADD CONSTRAINT "pages_blocks_special_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_clinical_sources" ADD CONSTRAINT "pages_clinical_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_front_page_hero_slide_image_id_media_id_fk" FOREIGN KEY ("front_page_hero_slide_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_rich_text" ADD CONSTRAINT "_pages_v_blocks_rich_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_accordion_items" ADD CONSTRAINT "_pages_v_blocks_accordion_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_accordion"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_accordion" ADD CONSTRAINT "_pages_v_blocks_accordion_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_figure" ADD CONSTRAINT "_pages_v_blocks_figure_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_figure" ADD CONSTRAINT "_pages_v_blocks_figure_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video_carousel" ADD CONSTRAINT "_pages_v_blocks_video_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_columns" ADD CONSTRAINT "_pages_v_blocks_table_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_rows_cells" ADD CONSTRAINT "_pages_v_blocks_table_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_rows" ADD CONSTRAINT "_pages_v_blocks_table_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table" ADD CONSTRAINT "_pages_v_blocks_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_definition_list_items" ADD CONSTRAINT "_pages_v_blocks_definition_list_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_definition_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_definition_list" ADD CONSTRAINT "_pages_v_blocks_definition_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_card_grid_cards" ADD CONSTRAINT "_pages_v_blocks_card_grid_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_card_grid_cards" ADD CONSTRAINT "_pages_v_blocks_card_grid_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_card_grid"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_card_grid" ADD CONSTRAINT "_pages_v_blocks_card_grid_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_logo_grid_logos" ADD CONSTRAINT "_pages_v_blocks_logo_grid_logos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_logo_grid_logos" ADD CONSTRAINT "_pages_v_blocks_logo_grid_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_logo_grid"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_logo_grid" ADD CONSTRAINT "_pages_v_blocks_logo_grid_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_call_to_action" ADD CONSTRAINT "_pages_v_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_contact_blocks_contacts" ADD CONSTRAINT "_pages_v_blocks_contact_blocks_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_contact_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_contact_blocks" ADD CONSTRAINT "_pages_v_blocks_contact_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_downloads_files" ADD CONSTRAINT "_pages_v_blocks_downloads_files_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_downloads_files" ADD CONSTRAINT "_pages_v_blocks_downloads_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_downloads" ADD CONSTRAINT "_pages_v_blocks_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_quote" ADD CONSTRAINT "_pages_v_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_gallery_images" ADD CONSTRAINT "_pages_v_blocks_gallery_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_gallery_images" ADD CONSTRAINT "_pages_v_blocks_gallery_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_gallery" ADD CONSTRAINT "_pages_v_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_special" ADD CONSTRAINT "_pages_v_blocks_special_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_clinical_sources" ADD CONSTRAINT "_pages_v_version_clinical_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_front_page_hero_slide_image_id_media_id_fk" FOREIGN KEY ("version_front_page_hero_slide_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_story_headings" ADD CONSTRAINT "stories_story_headings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_story_featured_image_id_media_id_fk" FOREIGN KEY ("story_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_version_story_headings" ADD CONSTRAINT "_stories_v_version_story_headings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_parent_id_stories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_version_story_featured_image_id_media_id_fk" FOREIGN KEY ("version_story_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v" ADD CONSTRAINT "_stories_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stories_v_rels" ADD CONSTRAINT "_stories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_rels" ADD CONSTRAINT "_stories_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_news_buttons" ADD CONSTRAINT "news_news_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_news_field_news_hero_id_media_id_fk" FOREIGN KEY ("news_field_news_hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_news_buttons" ADD CONSTRAINT "_news_v_version_news_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_news_field_news_hero_id_media_id_fk" FOREIGN KEY ("version_news_field_news_hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_newsletters_a_c_f_thumbnail_id_media_id_fk" FOREIGN KEY ("newsletters_a_c_f_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v" ADD CONSTRAINT "_newsletters_v_parent_id_newsletters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v" ADD CONSTRAINT "_newsletters_v_version_newsletters_a_c_f_thumbnail_id_media_id_fk" FOREIGN KEY ("version_newsletters_a_c_f_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_event_gallery" ADD CONSTRAINT "events_event_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_event_gallery" ADD CONSTRAINT "events_event_gallery_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_event_gallery" ADD CONSTRAINT "events_event_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_event_featured_image_id_media_id_fk" FOREIGN KEY ("event_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_event_logo_id_media_id_fk" FOREIGN KEY ("event_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_event_gallery" ADD CONSTRAINT "_events_v_version_event_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_event_gallery" ADD CONSTRAINT "_events_v_version_event_gallery_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_event_gallery" ADD CONSTRAINT "_events_v_version_event_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_event_featured_image_id_media_id_fk" FOREIGN KEY ("version_event_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_event_logo_id_media_id_fk" FOREIGN KEY ("version_event_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_groups_contacts" ADD CONSTRAINT "support_groups_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."support_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "support_groups" ADD CONSTRAINT "support_groups_support_group_logo_id_media_id_fk" FOREIGN KEY ("support_group_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_groups_texts" ADD CONSTRAINT "support_groups_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."support_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "support_groups_numbers" ADD CONSTRAINT "support_groups_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."support_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "support_groups_rels" ADD CONSTRAINT "support_groups_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."support_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "support_groups_rels" ADD CONSTRAINT "support_groups_rels_provinces_fk" FOREIGN KEY ("provinces_id") REFERENCES "public"."provinces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_support_groups_v_version_contacts" ADD CONSTRAINT "_support_groups_v_version_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_support_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_support_groups_v" ADD CONSTRAINT "_support_groups_v_parent_id_support_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."support_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_support_groups_v" ADD CONSTRAINT "_support_groups_v_version_support_group_logo_id_media_id_fk" FOREIGN KEY ("version_support_group_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_support_groups_v_texts" ADD CONSTRAINT "_support_groups_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_support_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_support_groups_v_numbers" ADD CONSTRAINT "_support_groups_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_support_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_support_groups_v_rels" ADD CONSTRAINT "_support_groups_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_support_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_support_groups_v_rels" ADD CONSTRAINT "_support_groups_v_rels_provinces_fk" FOREIGN KEY ("provinces_id") REFERENCES "public"."provinces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members_committies_committee_members" ADD CONSTRAINT "members_committies_committee_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."members_committies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_committies" ADD CONSTRAINT "members_committies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_member_description_profile_picture_id_media_id_fk" FOREIGN KEY ("member_description_profile_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_member_types_fk" FOREIGN KEY ("member_types_id") REFERENCES "public"."member_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_members_v_version_committies_committee_members" ADD CONSTRAINT "_members_v_version_committies_committee_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_members_v_version_committies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_members_v_version_committies" ADD CONSTRAINT "_members_v_version_committies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_members_v" ADD CONSTRAINT "_members_v_parent_id_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_members_v" ADD CONSTRAINT "_members_v_version_member_description_profile_picture_id_media_id_fk" FOREIGN KEY ("version_member_description_profile_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_members_v_rels" ADD CONSTRAINT "_members_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_members_v_rels" ADD CONSTRAINT "_members_v_rels_member_types_fk" FOREIGN KEY ("member_types_id") REFERENCES "public"."member_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "member_types" ADD CONSTRAINT "member_types_parent_id_member_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."member_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "grant_years_rels" ADD CONSTRAINT "grant_years_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."grant_years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "grant_years_rels" ADD CONSTRAINT "grant_years_rels_grantees_fk" FOREIGN KEY ("grantees_id") REFERENCES "public"."grantees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_grant_years_v" ADD CONSTRAINT "_grant_years_v_parent_id_grant_years_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."grant_years"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_grant_years_v_rels" ADD CONSTRAINT "_grant_years_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_grant_years_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_grant_years_v_rels" ADD CONSTRAINT "_grant_years_v_rels_grantees_fk" FOREIGN KEY ("grantees_id") REFERENCES "public"."grantees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "grantees" ADD CONSTRAINT "grantees_grantee_bio_portfolio_picture_id_media_id_fk" FOREIGN KEY ("grantee_bio_portfolio_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_grantees_v" ADD CONSTRAINT "_grantees_v_parent_id_grantees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."grantees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_grantees_v" ADD CONSTRAINT "_grantees_v_version_grantee_bio_portfolio_picture_id_media_id_fk" FOREIGN KEY ("version_grantee_bio_portfolio_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_captions_id_media_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_playlists_fk" FOREIGN KEY ("playlists_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_captions_id_media_id_fk" FOREIGN KEY ("version_captions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_poster_id_media_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_playlists_fk" FOREIGN KEY ("playlists_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instagram_posts_children" ADD CONSTRAINT "instagram_posts_children_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "instagram_posts_children" ADD CONSTRAINT "instagram_posts_children_video_id_media_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "instagram_posts_children" ADD CONSTRAINT "instagram_posts_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instagram_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instagram_posts" ADD CONSTRAINT "instagram_posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "instagram_posts" ADD CONSTRAINT "instagram_posts_video_id_media_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "monthly_gifts" ADD CONSTRAINT "monthly_gifts_sign_up_id_donations_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."donations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_replaces_id_receipts_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."receipts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cards_to_mail" ADD CONSTRAINT "cards_to_mail_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outbox_attachments" ADD CONSTRAINT "outbox_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_stories_fk" FOREIGN KEY ("stories_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stories_fk" FOREIGN KEY ("stories_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_support_groups_fk" FOREIGN KEY ("support_groups_id") REFERENCES "public"."support_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_provinces_fk" FOREIGN KEY ("provinces_id") REFERENCES "public"."provinces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_types_fk" FOREIGN KEY ("member_types_id") REFERENCES "public"."member_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_grant_years_fk" FOREIGN KEY ("grant_years_id") REFERENCES "public"."grant_years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_grantees_fk" FOREIGN KEY ("grantees_id") REFERENCES "public"."grantees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_playlists_fk" FOREIGN KEY ("playlists_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_instagram_posts_fk" FOREIGN KEY ("instagram_posts_id") REFERENCES "public"."instagram_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_donations_fk" FOREIGN KEY ("donations_id") REFERENCES "public"."donations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_monthly_gifts_fk" FOREIGN KEY ("monthly_gifts_id") REFERENCES "public"."monthly_gifts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_receipts_fk" FOREIGN KEY ("receipts_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cards_to_mail_fk" FOREIGN KEY ("cards_to_mail_id") REFERENCES "public"."cards_to_mail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blocklist_fk" FOREIGN KEY ("blocklist_id") REFERENCES "public"."blocklist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_protection_counters_fk" FOREIGN KEY ("protection_counters_id") REFERENCES "public"."protection_counters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_used_human_checks_fk" FOREIGN KEY ("used_human_checks_id") REFERENCES "public"."used_human_checks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_submissions_fk" FOREIGN KEY ("form_submissions_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outbox_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_slides" ADD CONSTRAINT "home_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_slides" ADD CONSTRAINT "home_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_figures" ADD CONSTRAINT "home_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_initiatives" ADD CONSTRAINT "home_initiatives_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_initiatives" ADD CONSTRAINT "home_initiatives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_take_action_links" ADD CONSTRAINT "home_take_action_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_photo_image_id_media_id_fk" FOREIGN KEY ("photo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides" ADD CONSTRAINT "_home_v_version_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides" ADD CONSTRAINT "_home_v_version_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_figures" ADD CONSTRAINT "_home_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_initiatives" ADD CONSTRAINT "_home_v_version_initiatives_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_initiatives" ADD CONSTRAINT "_home_v_version_initiatives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_take_action_links" ADD CONSTRAINT "_home_v_version_take_action_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_photo_image_id_media_id_fk" FOREIGN KEY ("version_photo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_menu_children_links" ADD CONSTRAINT "navigation_menu_children_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menu_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu_children" ADD CONSTRAINT "navigation_menu_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu" ADD CONSTRAINT "navigation_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_children_links" ADD CONSTRAINT "_navigation_v_version_menu_children_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_children" ADD CONSTRAINT "_navigation_v_version_menu_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu" ADD CONSTRAINT "_navigation_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "annual_report_revenue_items" ADD CONSTRAINT "annual_report_revenue_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."annual_report"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "annual_report_expenses_items_children" ADD CONSTRAINT "annual_report_expenses_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."annual_report_expenses_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "annual_report_expenses_items" ADD CONSTRAINT "annual_report_expenses_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."annual_report"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "annual_report_historical" ADD CONSTRAINT "annual_report_historical_document_id_media_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "annual_report_historical" ADD CONSTRAINT "annual_report_historical_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."annual_report"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_annual_report_v_version_revenue_items" ADD CONSTRAINT "_annual_report_v_version_revenue_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_annual_report_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_annual_report_v_version_expenses_items_children" ADD CONSTRAINT "_annual_report_v_version_expenses_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_annual_report_v_version_expenses_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_annual_report_v_version_expenses_items" ADD CONSTRAINT "_annual_report_v_version_expenses_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_annual_report_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_annual_report_v_version_historical" ADD CONSTRAINT "_annual_report_v_version_historical_document_id_media_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_annual_report_v_version_historical" ADD CONSTRAINT "_annual_report_v_version_historical_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_annual_report_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "butts_in_motion_activities_links" ADD CONSTRAINT "butts_in_motion_activities_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."butts_in_motion_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "butts_in_motion_activities" ADD CONSTRAINT "butts_in_motion_activities_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "butts_in_motion_activities" ADD CONSTRAINT "butts_in_motion_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."butts_in_motion"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "butts_in_motion_rels" ADD CONSTRAINT "butts_in_motion_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."butts_in_motion"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "butts_in_motion_rels" ADD CONSTRAINT "butts_in_motion_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_butts_in_motion_v_version_activities_links" ADD CONSTRAINT "_butts_in_motion_v_version_activities_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_butts_in_motion_v_version_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_butts_in_motion_v_version_activities" ADD CONSTRAINT "_butts_in_motion_v_version_activities_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_butts_in_motion_v_version_activities" ADD CONSTRAINT "_butts_in_motion_v_version_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_butts_in_motion_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_butts_in_motion_v_rels" ADD CONSTRAINT "_butts_in_motion_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_butts_in_motion_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_butts_in_motion_v_rels" ADD CONSTRAINT "_butts_in_motion_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_rich_text_order_idx" ON "pages_blocks_rich_text" USING btree ("_order");
  CREATE INDEX "pages_blocks_rich_text_parent_id_idx" ON "pages_blocks_rich_text" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_rich_text_path_idx" ON "pages_blocks_rich_text" USING btree ("_path");
  CREATE INDEX "pages_blocks_accordion_items_order_idx" ON "pages_blocks_accordion_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_accordion_items_parent_id_idx" ON "pages_blocks_accordion_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_accordion_order_idx" ON "pages_blocks_accordion" USING btree ("_order");
  CREATE INDEX "pages_blocks_accordion_parent_id_idx" ON "pages_blocks_accordion" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_accordion_path_idx" ON "pages_blocks_accordion" USING btree ("_path");
  CREATE INDEX "pages_blocks_figure_order_idx" ON "pages_blocks_figure" USING btree ("_order");
  CREATE INDEX "pages_blocks_figure_parent_id_idx" ON "pages_blocks_figure" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_figure_path_idx" ON "pages_blocks_figure" USING btree ("_path");
  CREATE INDEX "pages_blocks_figure_image_idx" ON "pages_blocks_figure" USING btree ("image_id");
  CREATE INDEX "pages_blocks_video_order_idx" ON "pages_blocks_video" USING btree ("_order");
  CREATE INDEX "pages_blocks_video_parent_id_idx" ON "pages_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_video_path_idx" ON "pages_blocks_video" USING btree ("_path");
  CREATE INDEX "pages_blocks_video_video_idx" ON "pages_blocks_video" USING btree ("video_id");
  CREATE INDEX "pages_blocks_video_carousel_order_idx" ON "pages_blocks_video_carousel" USING btree ("_order");
  CREATE INDEX "pages_blocks_video_carousel_parent_id_idx" ON "pages_blocks_video_carousel" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_video_carousel_path_idx" ON "pages_blocks_video_carousel" USING btree ("_path");
  CREATE INDEX "pages_blocks_table_columns_order_idx" ON "pages_blocks_table_columns" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_columns_parent_id_idx" ON "pages_blocks_table_columns" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_table_rows_cells_order_idx" ON "pages_blocks_table_rows_cells" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_rows_cells_parent_id_idx" ON "pages_blocks_table_rows_cells" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_table_rows_order_idx" ON "pages_blocks_table_rows" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_rows_parent_id_idx" ON "pages_blocks_table_rows" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_table_order_idx" ON "pages_blocks_table" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_parent_id_idx" ON "pages_blocks_table" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_table_path_idx" ON "pages_blocks_table" USING btree ("_path");
  CREATE INDEX "pages_blocks_definition_list_items_order_idx" ON "pages_blocks_definition_list_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_definition_list_items_parent_id_idx" ON "pages_blocks_definition_list_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_definition_list_order_idx" ON "pages_blocks_definition_list" USING btree ("_order");
  CREATE INDEX "pages_blocks_definition_list_parent_id_idx" ON "pages_blocks_definition_list" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_definition_list_path_idx" ON "pages_blocks_definition_list" USING btree ("_path");
  CREATE INDEX "pages_blocks_card_grid_cards_order_idx" ON "pages_blocks_card_grid_cards" USING btree ("_order");
  CREATE INDEX "pages_blocks_card_grid_cards_parent_id_idx" ON "pages_blocks_card_grid_cards" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_card_grid_cards_image_idx" ON "pages_blocks_card_grid_cards" USING btree ("image_id");
  CREATE INDEX "pages_blocks_card_grid_order_idx" ON "pages_blocks_card_grid" USING btree ("_order");
  CREATE INDEX "pages_blocks_card_grid_parent_id_idx" ON "pages_blocks_card_grid" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_card_grid_path_idx" ON "pages_blocks_card_grid" USING btree ("_path");
  CREATE INDEX "pages_blocks_logo_grid_logos_order_idx" ON "pages_blocks_logo_grid_logos" USING btree ("_order");
  CREATE INDEX "pages_blocks_logo_grid_logos_parent_id_idx" ON "pages_blocks_logo_grid_logos" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_logo_grid_logos_image_idx" ON "pages_blocks_logo_grid_logos" USING btree ("image_id");
  CREATE INDEX "pages_blocks_logo_grid_order_idx" ON "pages_blocks_logo_grid" USING btree ("_order");
  CREATE INDEX "pages_blocks_logo_grid_parent_id_idx" ON "pages_blocks_logo_grid" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_logo_grid_path_idx" ON "pages_blocks_logo_grid" USING btree ("_path");
  CREATE INDEX "pages_blocks_call_to_action_order_idx" ON "pages_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "pages_blocks_call_to_action_parent_id_idx" ON "pages_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_call_to_action_path_idx" ON "pages_blocks_call_to_action" USING btree ("_path");
  CREATE INDEX "pages_blocks_contact_blocks_contacts_order_idx" ON "pages_blocks_contact_blocks_contacts" USING btree ("_order");
  CREATE INDEX "pages_blocks_contact_blocks_contacts_parent_id_idx" ON "pages_blocks_contact_blocks_contacts" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_contact_blocks_order_idx" ON "pages_blocks_contact_blocks" USING btree ("_order");
  CREATE INDEX "pages_blocks_contact_blocks_parent_id_idx" ON "pages_blocks_contact_blocks" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_contact_blocks_path_idx" ON "pages_blocks_contact_blocks" USING btree ("_path");
  CREATE INDEX "pages_blocks_downloads_files_order_idx" ON "pages_blocks_downloads_files" USING btree ("_order");
  CREATE INDEX "pages_blocks_downloads_files_parent_id_idx" ON "pages_blocks_downloads_files" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_downloads_files_file_idx" ON "pages_blocks_downloads_files" USING btree ("file_id");
  CREATE INDEX "pages_blocks_downloads_order_idx" ON "pages_blocks_downloads" USING btree ("_order");
  CREATE INDEX "pages_blocks_downloads_parent_id_idx" ON "pages_blocks_downloads" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_downloads_path_idx" ON "pages_blocks_downloads" USING btree ("_path");
  CREATE INDEX "pages_blocks_quote_order_idx" ON "pages_blocks_quote" USING btree ("_order");
  CREATE INDEX "pages_blocks_quote_parent_id_idx" ON "pages_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_quote_path_idx" ON "pages_blocks_quote" USING btree ("_path");
  CREATE INDEX "pages_blocks_gallery_images_order_idx" ON "pages_blocks_gallery_images" USING btree ("_order");
  CREATE INDEX "pages_blocks_gallery_images_parent_id_idx" ON "pages_blocks_gallery_images" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_gallery_images_image_idx" ON "pages_blocks_gallery_images" USING btree ("image_id");
  CREATE INDEX "pages_blocks_gallery_order_idx" ON "pages_blocks_gallery" USING btree ("_order");
  CREATE INDEX "pages_blocks_gallery_parent_id_idx" ON "pages_blocks_gallery" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_gallery_path_idx" ON "pages_blocks_gallery" USING btree ("_path");
  CREATE INDEX "pages_blocks_special_order_idx" ON "pages_blocks_special" USING btree ("_order");
  CREATE INDEX "pages_blocks_special_parent_id_idx" ON "pages_blocks_special" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_special_path_idx" ON "pages_blocks_special" USING btree ("_path");
  CREATE INDEX "pages_clinical_sources_order_idx" ON "pages_clinical_sources" USING btree ("_order");
  CREATE INDEX "pages_clinical_sources_parent_id_idx" ON "pages_clinical_sources" USING btree ("_parent_id");
  CREATE INDEX "pages_hero_hero_image_idx" ON "pages" USING btree ("hero_image_id");
  CREATE INDEX "pages_front_page_hero_slide_front_page_hero_slide_image_idx" ON "pages" USING btree ("front_page_hero_slide_image_id");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "pages_uri_idx" ON "pages" USING btree ("uri");
  CREATE INDEX "pages_order_idx" ON "pages" USING btree ("order");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_videos_id_idx" ON "pages_rels" USING btree ("videos_id");
  CREATE INDEX "_pages_v_blocks_rich_text_order_idx" ON "_pages_v_blocks_rich_text" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_rich_text_parent_id_idx" ON "_pages_v_blocks_rich_text" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_rich_text_path_idx" ON "_pages_v_blocks_rich_text" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_accordion_items_order_idx" ON "_pages_v_blocks_accordion_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_accordion_items_parent_id_idx" ON "_pages_v_blocks_accordion_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_accordion_order_idx" ON "_pages_v_blocks_accordion" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_accordion_parent_id_idx" ON "_pages_v_blocks_accordion" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_accordion_path_idx" ON "_pages_v_blocks_accordion" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_figure_order_idx" ON "_pages_v_blocks_figure" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_figure_parent_id_idx" ON "_pages_v_blocks_figure" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_figure_path_idx" ON "_pages_v_blocks_figure" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_figure_image_idx" ON "_pages_v_blocks_figure" USING btree ("image_id");
  CREATE INDEX "_pages_v_blocks_video_order_idx" ON "_pages_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_video_parent_id_idx" ON "_pages_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_video_path_idx" ON "_pages_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_video_video_idx" ON "_pages_v_blocks_video" USING btree ("video_id");
  CREATE INDEX "_pages_v_blocks_video_carousel_order_idx" ON "_pages_v_blocks_video_carousel" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_video_carousel_parent_id_idx" ON "_pages_v_blocks_video_carousel" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_video_carousel_path_idx" ON "_pages_v_blocks_video_carousel" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_table_columns_order_idx" ON "_pages_v_blocks_table_columns" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_columns_parent_id_idx" ON "_pages_v_blocks_table_columns" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_table_rows_cells_order_idx" ON "_pages_v_blocks_table_rows_cells" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_rows_cells_parent_id_idx" ON "_pages_v_blocks_table_rows_cells" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_table_rows_order_idx" ON "_pages_v_blocks_table_rows" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_rows_parent_id_idx" ON "_pages_v_blocks_table_rows" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_table_order_idx" ON "_pages_v_blocks_table" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_parent_id_idx" ON "_pages_v_blocks_table" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_table_path_idx" ON "_pages_v_blocks_table" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_definition_list_items_order_idx" ON "_pages_v_blocks_definition_list_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_definition_list_items_parent_id_idx" ON "_pages_v_blocks_definition_list_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_definition_list_order_idx" ON "_pages_v_blocks_definition_list" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_definition_list_parent_id_idx" ON "_pages_v_blocks_definition_list" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_definition_list_path_idx" ON "_pages_v_blocks_definition_list" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_card_grid_cards_order_idx" ON "_pages_v_blocks_card_grid_cards" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_card_grid_cards_parent_id_idx" ON "_pages_v_blocks_card_grid_cards" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_card_grid_cards_image_idx" ON "_pages_v_blocks_card_grid_cards" USING btree ("image_id");
  CREATE INDEX "_pages_v_blocks_card_grid_order_idx" ON "_pages_v_blocks_card_grid" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_card_grid_parent_id_idx" ON "_pages_v_blocks_card_grid" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_card_grid_path_idx" ON "_pages_v_blocks_card_grid" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_logo_grid_logos_order_idx" ON "_pages_v_blocks_logo_grid_logos" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_logo_grid_logos_parent_id_idx" ON "_pages_v_blocks_logo_grid_logos" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_logo_grid_logos_image_idx" ON "_pages_v_blocks_logo_grid_logos" USING btree ("image_id");
  CREATE INDEX "_pages_v_blocks_logo_grid_order_idx" ON "_pages_v_blocks_logo_grid" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_logo_grid_parent_id_idx" ON "_pages_v_blocks_logo_grid" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_logo_grid_path_idx" ON "_pages_v_blocks_logo_grid" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_call_to_action_order_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_call_to_action_parent_id_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_path_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_contact_blocks_contacts_order_idx" ON "_pages_v_blocks_contact_blocks_contacts" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_contact_blocks_contacts_parent_id_idx" ON "_pages_v_blocks_contact_blocks_contacts" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_contact_blocks_order_idx" ON "_pages_v_blocks_contact_blocks" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_contact_blocks_parent_id_idx" ON "_pages_v_blocks_contact_blocks" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_contact_blocks_path_idx" ON "_pages_v_blocks_contact_blocks" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_downloads_files_order_idx" ON "_pages_v_blocks_downloads_files" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_downloads_files_parent_id_idx" ON "_pages_v_blocks_downloads_files" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_downloads_files_file_idx" ON "_pages_v_blocks_downloads_files" USING btree ("file_id");
  CREATE INDEX "_pages_v_blocks_downloads_order_idx" ON "_pages_v_blocks_downloads" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_downloads_parent_id_idx" ON "_pages_v_blocks_downloads" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_downloads_path_idx" ON "_pages_v_blocks_downloads" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_quote_order_idx" ON "_pages_v_blocks_quote" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_quote_parent_id_idx" ON "_pages_v_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_quote_path_idx" ON "_pages_v_blocks_quote" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_gallery_images_order_idx" ON "_pages_v_blocks_gallery_images" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_gallery_images_parent_id_idx" ON "_pages_v_blocks_gallery_images" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_gallery_images_image_idx" ON "_pages_v_blocks_gallery_images" USING btree ("image_id");
  CREATE INDEX "_pages_v_blocks_gallery_order_idx" ON "_pages_v_blocks_gallery" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_gallery_parent_id_idx" ON "_pages_v_blocks_gallery" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_gallery_path_idx" ON "_pages_v_blocks_gallery" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_special_order_idx" ON "_pages_v_blocks_special" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_special_parent_id_idx" ON "_pages_v_blocks_special" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_special_path_idx" ON "_pages_v_blocks_special" USING btree ("_path");
  CREATE INDEX "_pages_v_version_clinical_sources_order_idx" ON "_pages_v_version_clinical_sources" USING btree ("_order");
  CREATE INDEX "_pages_v_version_clinical_sources_parent_id_idx" ON "_pages_v_version_clinical_sources" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_hero_version_hero_image_idx" ON "_pages_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_pages_v_version_front_page_hero_slide_version_front_pag_idx" ON "_pages_v" USING btree ("version_front_page_hero_slide_image_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_version_version_uri_idx" ON "_pages_v" USING btree ("version_uri");
  CREATE INDEX "_pages_v_version_version_order_idx" ON "_pages_v" USING btree ("version_order");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_videos_id_idx" ON "_pages_v_rels" USING btree ("videos_id");
  CREATE INDEX "stories_story_headings_order_idx" ON "stories_story_headings" USING btree ("_order");
  CREATE INDEX "stories_story_headings_parent_id_idx" ON "stories_story_headings" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "stories_slug_idx" ON "stories" USING btree ("slug");
  CREATE INDEX "stories_order_idx" ON "stories" USING btree ("order");
  CREATE INDEX "stories_story_story_featured_image_idx" ON "stories" USING btree ("story_featured_image_id");
  CREATE INDEX "stories_meta_meta_image_idx" ON "stories" USING btree ("meta_image_id");
  CREATE INDEX "stories_updated_at_idx" ON "stories" USING btree ("updated_at");
  CREATE INDEX "stories_created_at_idx" ON "stories" USING btree ("created_at");
  CREATE INDEX "stories__status_idx" ON "stories" USING btree ("_status");
  CREATE INDEX "stories_rels_order_idx" ON "stories_rels" USING btree ("order");
  CREATE INDEX "stories_rels_parent_idx" ON "stories_rels" USING btree ("parent_id");
  CREATE INDEX "stories_rels_path_idx" ON "stories_rels" USING btree ("path");
  CREATE INDEX "stories_rels_media_id_idx" ON "stories_rels" USING btree ("media_id");
  CREATE INDEX "_stories_v_version_story_headings_order_idx" ON "_stories_v_version_story_headings" USING btree ("_order");
  CREATE INDEX "_stories_v_version_story_headings_parent_id_idx" ON "_stories_v_version_story_headings" USING btree ("_parent_id");
  CREATE INDEX "_stories_v_parent_idx" ON "_stories_v" USING btree ("parent_id");
  CREATE INDEX "_stories_v_version_version_slug_idx" ON "_stories_v" USING btree ("version_slug");
  CREATE INDEX "_stories_v_version_version_order_idx" ON "_stories_v" USING btree ("version_order");
  CREATE INDEX "_stories_v_version_story_version_story_featured_image_idx" ON "_stories_v" USING btree ("version_story_featured_image_id");
  CREATE INDEX "_stories_v_version_meta_version_meta_image_idx" ON "_stories_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_stories_v_version_version_updated_at_idx" ON "_stories_v" USING btree ("version_updated_at");
  CREATE INDEX "_stories_v_version_version_created_at_idx" ON "_stories_v" USING btree ("version_created_at");
  CREATE INDEX "_stories_v_version_version__status_idx" ON "_stories_v" USING btree ("version__status");
  CREATE INDEX "_stories_v_created_at_idx" ON "_stories_v" USING btree ("created_at");
  CREATE INDEX "_stories_v_updated_at_idx" ON "_stories_v" USING btree ("updated_at");
  CREATE INDEX "_stories_v_latest_idx" ON "_stories_v" USING btree ("latest");
  CREATE INDEX "_stories_v_autosave_idx" ON "_stories_v" USING btree ("autosave");
  CREATE INDEX "_stories_v_rels_order_idx" ON "_stories_v_rels" USING btree ("order");
  CREATE INDEX "_stories_v_rels_parent_idx" ON "_stories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_stories_v_rels_path_idx" ON "_stories_v_rels" USING btree ("path");
  CREATE INDEX "_stories_v_rels_media_id_idx" ON "_stories_v_rels" USING btree ("media_id");
  CREATE INDEX "news_news_buttons_order_idx" ON "news_news_buttons" USING btree ("_order");
  CREATE INDEX "news_news_buttons_parent_id_idx" ON "news_news_buttons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "news_slug_idx" ON "news" USING btree ("slug");
  CREATE INDEX "news_date_idx" ON "news" USING btree ("date");
  CREATE INDEX "news_news_field_news_field_news_hero_idx" ON "news" USING btree ("news_field_news_hero_id");
  CREATE INDEX "news_meta_meta_image_idx" ON "news" USING btree ("meta_image_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_media_id_idx" ON "news_rels" USING btree ("media_id");
  CREATE INDEX "_news_v_version_news_buttons_order_idx" ON "_news_v_version_news_buttons" USING btree ("_order");
  CREATE INDEX "_news_v_version_news_buttons_parent_id_idx" ON "_news_v_version_news_buttons" USING btree ("_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_date_idx" ON "_news_v" USING btree ("version_date");
  CREATE INDEX "_news_v_version_news_field_version_news_field_news_hero_idx" ON "_news_v" USING btree ("version_news_field_news_hero_id");
  CREATE INDEX "_news_v_version_meta_version_meta_image_idx" ON "_news_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_media_id_idx" ON "_news_v_rels" USING btree ("media_id");
  CREATE INDEX "newsletters_newsletters_a_c_f_newsletters_a_c_f_thumbnai_idx" ON "newsletters" USING btree ("newsletters_a_c_f_thumbnail_id");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE INDEX "newsletters__status_idx" ON "newsletters" USING btree ("_status");
  CREATE INDEX "_newsletters_v_parent_idx" ON "_newsletters_v" USING btree ("parent_id");
  CREATE INDEX "_newsletters_v_version_newsletters_a_c_f_version_newslet_idx" ON "_newsletters_v" USING btree ("version_newsletters_a_c_f_thumbnail_id");
  CREATE INDEX "_newsletters_v_version_version_updated_at_idx" ON "_newsletters_v" USING btree ("version_updated_at");
  CREATE INDEX "_newsletters_v_version_version_created_at_idx" ON "_newsletters_v" USING btree ("version_created_at");
  CREATE INDEX "_newsletters_v_version_version__status_idx" ON "_newsletters_v" USING btree ("version__status");
  CREATE INDEX "_newsletters_v_created_at_idx" ON "_newsletters_v" USING btree ("created_at");
  CREATE INDEX "_newsletters_v_updated_at_idx" ON "_newsletters_v" USING btree ("updated_at");
  CREATE INDEX "_newsletters_v_latest_idx" ON "_newsletters_v" USING btree ("latest");
  CREATE INDEX "events_event_gallery_order_idx" ON "events_event_gallery" USING btree ("_order");
  CREATE INDEX "events_event_gallery_parent_id_idx" ON "events_event_gallery" USING btree ("_parent_id");
  CREATE INDEX "events_event_gallery_image_idx" ON "events_event_gallery" USING btree ("image_id");
  CREATE INDEX "events_event_gallery_video_idx" ON "events_event_gallery" USING btree ("video_id");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_event_event_date_idx" ON "events" USING btree ("event_date");
  CREATE INDEX "events_event_event_featured_image_idx" ON "events" USING btree ("event_featured_image_id");
  CREATE INDEX "events_event_event_logo_idx" ON "events" USING btree ("event_logo_id");
  CREATE INDEX "events_meta_meta_image_idx" ON "events" USING btree ("meta_image_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "_events_v_version_event_gallery_order_idx" ON "_events_v_version_event_gallery" USING btree ("_order");
  CREATE INDEX "_events_v_version_event_gallery_parent_id_idx" ON "_events_v_version_event_gallery" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_event_gallery_image_idx" ON "_events_v_version_event_gallery" USING btree ("image_id");
  CREATE INDEX "_events_v_version_event_gallery_video_idx" ON "_events_v_version_event_gallery" USING btree ("video_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_event_version_event_date_idx" ON "_events_v" USING btree ("version_event_date");
  CREATE INDEX "_events_v_version_event_version_event_featured_image_idx" ON "_events_v" USING btree ("version_event_featured_image_id");
  CREATE INDEX "_events_v_version_event_version_event_logo_idx" ON "_events_v" USING btree ("version_event_logo_id");
  CREATE INDEX "_events_v_version_meta_version_meta_image_idx" ON "_events_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "support_groups_contacts_order_idx" ON "support_groups_contacts" USING btree ("_order");
  CREATE INDEX "support_groups_contacts_parent_id_idx" ON "support_groups_contacts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "support_groups_slug_idx" ON "support_groups" USING btree ("slug");
  CREATE INDEX "support_groups_support_group_logo_idx" ON "support_groups" USING btree ("support_group_logo_id");
  CREATE INDEX "support_groups_updated_at_idx" ON "support_groups" USING btree ("updated_at");
  CREATE INDEX "support_groups_created_at_idx" ON "support_groups" USING btree ("created_at");
  CREATE INDEX "support_groups__status_idx" ON "support_groups" USING btree ("_status");
  CREATE INDEX "support_groups_texts_order_parent" ON "support_groups_texts" USING btree ("order","parent_id");
  CREATE INDEX "support_groups_numbers_order_parent_idx" ON "support_groups_numbers" USING btree ("order","parent_id");
  CREATE INDEX "support_groups_rels_order_idx" ON "support_groups_rels" USING btree ("order");
  CREATE INDEX "support_groups_rels_parent_idx" ON "support_groups_rels" USING btree ("parent_id");
  CREATE INDEX "support_groups_rels_path_idx" ON "support_groups_rels" USING btree ("path");
  CREATE INDEX "support_groups_rels_provinces_id_idx" ON "support_groups_rels" USING btree ("provinces_id");
  CREATE INDEX "_support_groups_v_version_contacts_order_idx" ON "_support_groups_v_version_contacts" USING btree ("_order");
  CREATE INDEX "_support_groups_v_version_contacts_parent_id_idx" ON "_support_groups_v_version_contacts" USING btree ("_parent_id");
  CREATE INDEX "_support_groups_v_parent_idx" ON "_support_groups_v" USING btree ("parent_id");
  CREATE INDEX "_support_groups_v_version_version_slug_idx" ON "_support_groups_v" USING btree ("version_slug");
  CREATE INDEX "_support_groups_v_version_version_support_group_logo_idx" ON "_support_groups_v" USING btree ("version_support_group_logo_id");
  CREATE INDEX "_support_groups_v_version_version_updated_at_idx" ON "_support_groups_v" USING btree ("version_updated_at");
  CREATE INDEX "_support_groups_v_version_version_created_at_idx" ON "_support_groups_v" USING btree ("version_created_at");
  CREATE INDEX "_support_groups_v_version_version__status_idx" ON "_support_groups_v" USING btree ("version__status");
  CREATE INDEX "_support_groups_v_created_at_idx" ON "_support_groups_v" USING btree ("created_at");
  CREATE INDEX "_support_groups_v_updated_at_idx" ON "_support_groups_v" USING btree ("updated_at");
  CREATE INDEX "_support_groups_v_latest_idx" ON "_support_groups_v" USING btree ("latest");
  CREATE INDEX "_support_groups_v_texts_order_parent" ON "_support_groups_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_support_groups_v_numbers_order_parent_idx" ON "_support_groups_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_support_groups_v_rels_order_idx" ON "_support_groups_v_rels" USING btree ("order");
  CREATE INDEX "_support_groups_v_rels_parent_idx" ON "_support_groups_v_rels" USING btree ("parent_id");
  CREATE INDEX "_support_groups_v_rels_path_idx" ON "_support_groups_v_rels" USING btree ("path");
  CREATE INDEX "_support_groups_v_rels_provinces_id_idx" ON "_support_groups_v_rels" USING btree ("provinces_id");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "provinces_code_idx" ON "provinces" USING btree ("code");
  CREATE INDEX "provinces_updated_at_idx" ON "provinces" USING btree ("updated_at");
  CREATE INDEX "provinces_created_at_idx" ON "provinces" USING btree ("created_at");
  CREATE INDEX "members_committies_committee_members_order_idx" ON "members_committies_committee_members" USING btree ("_order");
  CREATE INDEX "members_committies_committee_members_parent_id_idx" ON "members_committies_committee_members" USING btree ("_parent_id");
  CREATE INDEX "members_committies_order_idx" ON "members_committies" USING btree ("_order");
  CREATE INDEX "members_committies_parent_id_idx" ON "members_committies" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "members_slug_idx" ON "members" USING btree ("slug");
  CREATE INDEX "members_order_idx" ON "members" USING btree ("order");
  CREATE INDEX "members_member_description_member_description_profile_pi_idx" ON "members" USING btree ("member_description_profile_picture_id");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE INDEX "members__status_idx" ON "members" USING btree ("_status");
  CREATE INDEX "members_rels_order_idx" ON "members_rels" USING btree ("order");
  CREATE INDEX "members_rels_parent_idx" ON "members_rels" USING btree ("parent_id");
  CREATE INDEX "members_rels_path_idx" ON "members_rels" USING btree ("path");
  CREATE INDEX "members_rels_member_types_id_idx" ON "members_rels" USING btree ("member_types_id");
  CREATE INDEX "_members_v_version_committies_committee_members_order_idx" ON "_members_v_version_committies_committee_members" USING btree ("_order");
  CREATE INDEX "_members_v_version_committies_committee_members_parent_id_idx" ON "_members_v_version_committies_committee_members" USING btree ("_parent_id");
  CREATE INDEX "_members_v_version_committies_order_idx" ON "_members_v_version_committies" USING btree ("_order");
  CREATE INDEX "_members_v_version_committies_parent_id_idx" ON "_members_v_version_committies" USING btree ("_parent_id");
  CREATE INDEX "_members_v_parent_idx" ON "_members_v" USING btree ("parent_id");
  CREATE INDEX "_members_v_version_version_slug_idx" ON "_members_v" USING btree ("version_slug");
  CREATE INDEX "_members_v_version_version_order_idx" ON "_members_v" USING btree ("version_order");
  CREATE INDEX "_members_v_version_member_description_version_member_des_idx" ON "_members_v" USING btree ("version_member_description_profile_picture_id");
  CREATE INDEX "_members_v_version_version_updated_at_idx" ON "_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_members_v_version_version_created_at_idx" ON "_members_v" USING btree ("version_created_at");
  CREATE INDEX "_members_v_version_version__status_idx" ON "_members_v" USING btree ("version__status");
  CREATE INDEX "_members_v_created_at_idx" ON "_members_v" USING btree ("created_at");
  CREATE INDEX "_members_v_updated_at_idx" ON "_members_v" USING btree ("updated_at");
  CREATE INDEX "_members_v_latest_idx" ON "_members_v" USING btree ("latest");
  CREATE INDEX "_members_v_rels_order_idx" ON "_members_v_rels" USING btree ("order");
  CREATE INDEX "_members_v_rels_parent_idx" ON "_members_v_rels" USING btree ("parent_id");
  CREATE INDEX "_members_v_rels_path_idx" ON "_members_v_rels" USING btree ("path");
  CREATE INDEX "_members_v_rels_member_types_id_idx" ON "_members_v_rels" USING btree ("member_types_id");
  CREATE UNIQUE INDEX "member_types_slug_idx" ON "member_types" USING btree ("slug");
  CREATE INDEX "member_types_parent_idx" ON "member_types" USING btree ("parent_id");
  CREATE INDEX "member_types_order_idx" ON "member_types" USING btree ("order");
  CREATE INDEX "member_types_updated_at_idx" ON "member_types" USING btree ("updated_at");
  CREATE INDEX "member_types_created_at_idx" ON "member_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "grant_years_name_idx" ON "grant_years" USING btree ("name");
  CREATE UNIQUE INDEX "grant_years_slug_idx" ON "grant_years" USING btree ("slug");
  CREATE INDEX "grant_years_updated_at_idx" ON "grant_years" USING btree ("updated_at");
  CREATE INDEX "grant_years_created_at_idx" ON "grant_years" USING btree ("created_at");
  CREATE INDEX "grant_years__status_idx" ON "grant_years" USING btree ("_status");
  CREATE INDEX "grant_years_rels_order_idx" ON "grant_years_rels" USING btree ("order");
  CREATE INDEX "grant_years_rels_parent_idx" ON "grant_years_rels" USING btree ("parent_id");
  CREATE INDEX "grant_years_rels_path_idx" ON "grant_years_rels" USING btree ("path");
  CREATE INDEX "grant_years_rels_grantees_id_idx" ON "grant_years_rels" USING btree ("grantees_id");
  CREATE INDEX "_grant_years_v_parent_idx" ON "_grant_years_v" USING btree ("parent_id");
  CREATE INDEX "_grant_years_v_version_version_name_idx" ON "_grant_years_v" USING btree ("version_name");
  CREATE INDEX "_grant_years_v_version_version_slug_idx" ON "_grant_years_v" USING btree ("version_slug");
  CREATE INDEX "_grant_years_v_version_version_updated_at_idx" ON "_grant_years_v" USING btree ("version_updated_at");
  CREATE INDEX "_grant_years_v_version_version_created_at_idx" ON "_grant_years_v" USING btree ("version_created_at");
  CREATE INDEX "_grant_years_v_version_version__status_idx" ON "_grant_years_v" USING btree ("version__status");
  CREATE INDEX "_grant_years_v_created_at_idx" ON "_grant_years_v" USING btree ("created_at");
  CREATE INDEX "_grant_years_v_updated_at_idx" ON "_grant_years_v" USING btree ("updated_at");
  CREATE INDEX "_grant_years_v_latest_idx" ON "_grant_years_v" USING btree ("latest");
  CREATE INDEX "_grant_years_v_rels_order_idx" ON "_grant_years_v_rels" USING btree ("order");
  CREATE INDEX "_grant_years_v_rels_parent_idx" ON "_grant_years_v_rels" USING btree ("parent_id");
  CREATE INDEX "_grant_years_v_rels_path_idx" ON "_grant_years_v_rels" USING btree ("path");
  CREATE INDEX "_grant_years_v_rels_grantees_id_idx" ON "_grant_years_v_rels" USING btree ("grantees_id");
  CREATE INDEX "grantees_grantee_bio_grantee_bio_portfolio_picture_idx" ON "grantees" USING btree ("grantee_bio_portfolio_picture_id");
  CREATE INDEX "grantees_updated_at_idx" ON "grantees" USING btree ("updated_at");
  CREATE INDEX "grantees_created_at_idx" ON "grantees" USING btree ("created_at");
  CREATE INDEX "grantees__status_idx" ON "grantees" USING btree ("_status");
  CREATE INDEX "_grantees_v_parent_idx" ON "_grantees_v" USING btree ("parent_id");
  CREATE INDEX "_grantees_v_version_grantee_bio_version_grantee_bio_port_idx" ON "_grantees_v" USING btree ("version_grantee_bio_portfolio_picture_id");
  CREATE INDEX "_grantees_v_version_version_updated_at_idx" ON "_grantees_v" USING btree ("version_updated_at");
  CREATE INDEX "_grantees_v_version_version_created_at_idx" ON "_grantees_v" USING btree ("version_created_at");
  CREATE INDEX "_grantees_v_version_version__status_idx" ON "_grantees_v" USING btree ("version__status");
  CREATE INDEX "_grantees_v_created_at_idx" ON "_grantees_v" USING btree ("created_at");
  CREATE INDEX "_grantees_v_updated_at_idx" ON "_grantees_v" USING btree ("updated_at");
  CREATE INDEX "_grantees_v_latest_idx" ON "_grantees_v" USING btree ("latest");
  CREATE UNIQUE INDEX "videos_slug_idx" ON "videos" USING btree ("slug");
  CREATE INDEX "videos_video_id_idx" ON "videos" USING btree ("video_id");
  CREATE INDEX "videos_file_idx" ON "videos" USING btree ("file_id");
  CREATE INDEX "videos_captions_idx" ON "videos" USING btree ("captions_id");
  CREATE INDEX "videos_poster_idx" ON "videos" USING btree ("poster_id");
  CREATE INDEX "videos_video_published_at_idx" ON "videos" USING btree ("video_published_at");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos__status_idx" ON "videos" USING btree ("_status");
  CREATE INDEX "videos_rels_order_idx" ON "videos_rels" USING btree ("order");
  CREATE INDEX "videos_rels_parent_idx" ON "videos_rels" USING btree ("parent_id");
  CREATE INDEX "videos_rels_path_idx" ON "videos_rels" USING btree ("path");
  CREATE INDEX "videos_rels_playlists_id_idx" ON "videos_rels" USING btree ("playlists_id");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_slug_idx" ON "_videos_v" USING btree ("version_slug");
  CREATE INDEX "_videos_v_version_version_video_id_idx" ON "_videos_v" USING btree ("version_video_id");
  CREATE INDEX "_videos_v_version_version_file_idx" ON "_videos_v" USING btree ("version_file_id");
  CREATE INDEX "_videos_v_version_version_captions_idx" ON "_videos_v" USING btree ("version_captions_id");
  CREATE INDEX "_videos_v_version_version_poster_idx" ON "_videos_v" USING btree ("version_poster_id");
  CREATE INDEX "_videos_v_version_version_video_published_at_idx" ON "_videos_v" USING btree ("version_video_published_at");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_latest_idx" ON "_videos_v" USING btree ("latest");
  CREATE INDEX "_videos_v_rels_order_idx" ON "_videos_v_rels" USING btree ("order");
  CREATE INDEX "_videos_v_rels_parent_idx" ON "_videos_v_rels" USING btree ("parent_id");
  CREATE INDEX "_videos_v_rels_path_idx" ON "_videos_v_rels" USING btree ("path");
  CREATE INDEX "_videos_v_rels_playlists_id_idx" ON "_videos_v_rels" USING btree ("playlists_id");
  CREATE UNIQUE INDEX "playlists_slug_idx" ON "playlists" USING btree ("slug");
  CREATE INDEX "playlists_order_idx" ON "playlists" USING btree ("order");
  CREATE INDEX "playlists_updated_at_idx" ON "playlists" USING btree ("updated_at");
  CREATE INDEX "playlists_created_at_idx" ON "playlists" USING btree ("created_at");
  CREATE INDEX "instagram_posts_children_order_idx" ON "instagram_posts_children" USING btree ("_order");
  CREATE INDEX "instagram_posts_children_parent_id_idx" ON "instagram_posts_children" USING btree ("_parent_id");
  CREATE INDEX "instagram_posts_children_image_idx" ON "instagram_posts_children" USING btree ("image_id");
  CREATE INDEX "instagram_posts_children_video_idx" ON "instagram_posts_children" USING btree ("video_id");
  CREATE UNIQUE INDEX "instagram_posts_post_id_idx" ON "instagram_posts" USING btree ("post_id");
  CREATE INDEX "instagram_posts_timestamp_idx" ON "instagram_posts" USING btree ("timestamp");
  CREATE INDEX "instagram_posts_image_idx" ON "instagram_posts" USING btree ("image_id");
  CREATE INDEX "instagram_posts_video_idx" ON "instagram_posts" USING btree ("video_id");
  CREATE INDEX "instagram_posts_updated_at_idx" ON "instagram_posts" USING btree ("updated_at");
  CREATE INDEX "instagram_posts_created_at_idx" ON "instagram_posts" USING btree ("created_at");
  CREATE INDEX "media_original_name_idx" ON "media" USING btree ("original_name");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_jpeg400_sizes_jpeg400_filename_idx" ON "media" USING btree ("sizes_jpeg400_filename");
  CREATE INDEX "media_sizes_webp400_sizes_webp400_filename_idx" ON "media" USING btree ("sizes_webp400_filename");
  CREATE INDEX "media_sizes_jpeg800_sizes_jpeg800_filename_idx" ON "media" USING btree ("sizes_jpeg800_filename");
  CREATE INDEX "media_sizes_webp800_sizes_webp800_filename_idx" ON "media" USING btree ("sizes_webp800_filename");
  CREATE INDEX "media_sizes_jpeg1200_sizes_jpeg1200_filename_idx" ON "media" USING btree ("sizes_jpeg1200_filename");
  CREATE INDEX "media_sizes_webp1200_sizes_webp1200_filename_idx" ON "media" USING btree ("sizes_webp1200_filename");
  CREATE INDEX "media_sizes_jpeg1600_sizes_jpeg1600_filename_idx" ON "media" USING btree ("sizes_jpeg1600_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE UNIQUE INDEX "donations_order_id_idx" ON "donations" USING btree ("order_id");
  CREATE UNIQUE INDEX "donations_idempotency_key_idx" ON "donations" USING btree ("idempotency_key");
  CREATE UNIQUE INDEX "donations_human_check_idx" ON "donations" USING btree ("human_check");
  CREATE INDEX "donations_state_idx" ON "donations" USING btree ("state");
  CREATE INDEX "donations_approved_at_idx" ON "donations" USING btree ("approved_at");
  CREATE INDEX "donations_next_check_at_idx" ON "donations" USING btree ("next_check_at");
  CREATE INDEX "donations_follow_up_idx" ON "donations" USING btree ("follow_up");
  CREATE INDEX "donations_follow_up_at_idx" ON "donations" USING btree ("follow_up_at");
  CREATE INDEX "donations_donor_donor_email_idx" ON "donations" USING btree ("donor_email");
  CREATE INDEX "donations_updated_at_idx" ON "donations" USING btree ("updated_at");
  CREATE INDEX "donations_created_at_idx" ON "donations" USING btree ("created_at");
  CREATE UNIQUE INDEX "monthly_gifts_order_id_idx" ON "monthly_gifts" USING btree ("order_id");
  CREATE INDEX "monthly_gifts_sign_up_idx" ON "monthly_gifts" USING btree ("sign_up_id");
  CREATE INDEX "monthly_gifts_state_idx" ON "monthly_gifts" USING btree ("state");
  CREATE INDEX "monthly_gifts_email_idx" ON "monthly_gifts" USING btree ("email");
  CREATE INDEX "monthly_gifts_next_billing_day_idx" ON "monthly_gifts" USING btree ("next_billing_day");
  CREATE INDEX "monthly_gifts_updated_at_idx" ON "monthly_gifts" USING btree ("updated_at");
  CREATE INDEX "monthly_gifts_created_at_idx" ON "monthly_gifts" USING btree ("created_at");
  CREATE UNIQUE INDEX "receipts_serial_idx" ON "receipts" USING btree ("serial");
  CREATE UNIQUE INDEX "receipts_issue_key_idx" ON "receipts" USING btree ("issue_key");
  CREATE INDEX "receipts_state_idx" ON "receipts" USING btree ("state");
  CREATE INDEX "receipts_donation_idx" ON "receipts" USING btree ("donation_id");
  CREATE INDEX "receipts_issue_day_idx" ON "receipts" USING btree ("issue_day");
  CREATE INDEX "receipts_replaces_idx" ON "receipts" USING btree ("replaces_id");
  CREATE INDEX "receipts_updated_at_idx" ON "receipts" USING btree ("updated_at");
  CREATE INDEX "receipts_created_at_idx" ON "receipts" USING btree ("created_at");
  CREATE UNIQUE INDEX "cards_to_mail_order_id_idx" ON "cards_to_mail" USING btree ("order_id");
  CREATE INDEX "cards_to_mail_donation_idx" ON "cards_to_mail" USING btree ("donation_id");
  CREATE INDEX "cards_to_mail_mailed_idx" ON "cards_to_mail" USING btree ("mailed");
  CREATE INDEX "cards_to_mail_updated_at_idx" ON "cards_to_mail" USING btree ("updated_at");
  CREATE INDEX "cards_to_mail_created_at_idx" ON "cards_to_mail" USING btree ("created_at");
  CREATE INDEX "blocklist_updated_at_idx" ON "blocklist" USING btree ("updated_at");
  CREATE INDEX "blocklist_created_at_idx" ON "blocklist" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_value_idx" ON "blocklist" USING btree ("kind","value");
  CREATE UNIQUE INDEX "protection_counters_key_idx" ON "protection_counters" USING btree ("key");
  CREATE INDEX "protection_counters_expires_at_idx" ON "protection_counters" USING btree ("expires_at");
  CREATE UNIQUE INDEX "used_human_checks_check_idx" ON "used_human_checks" USING btree ("check");
  CREATE INDEX "used_human_checks_expires_at_idx" ON "used_human_checks" USING btree ("expires_at");
  CREATE INDEX "form_submissions_state_idx" ON "form_submissions" USING btree ("state");
  CREATE UNIQUE INDEX "form_submissions_reference_idx" ON "form_submissions" USING btree ("reference");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form");
  CREATE INDEX "form_submissions_email_idx" ON "form_submissions" USING btree ("email");
  CREATE INDEX "form_submissions_mail_on_idx" ON "form_submissions" USING btree ("mail_on");
  CREATE INDEX "form_submissions_sender_idx" ON "form_submissions" USING btree ("sender");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE INDEX "subscribers_sender_idx" ON "subscribers" USING btree ("sender");
  CREATE INDEX "subscribers_passed_on_at_idx" ON "subscribers" USING btree ("passed_on_at");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "outbox_attachments_order_idx" ON "outbox_attachments" USING btree ("_order");
  CREATE INDEX "outbox_attachments_parent_id_idx" ON "outbox_attachments" USING btree ("_parent_id");
  CREATE INDEX "outbox_to_idx" ON "outbox" USING btree ("to");
  CREATE INDEX "outbox_kind_idx" ON "outbox" USING btree ("kind");
  CREATE INDEX "outbox_state_idx" ON "outbox" USING btree ("state");
  CREATE INDEX "outbox_next_attempt_at_idx" ON "outbox" USING btree ("next_attempt_at");
  CREATE INDEX "outbox_about_id_idx" ON "outbox" USING btree ("about_id");
  CREATE UNIQUE INDEX "outbox_key_idx" ON "outbox" USING btree ("key");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_news_id_idx" ON "redirects_rels" USING btree ("news_id");
  CREATE INDEX "redirects_rels_stories_id_idx" ON "redirects_rels" USING btree ("stories_id");
  CREATE INDEX "redirects_rels_events_id_idx" ON "redirects_rels" USING btree ("events_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_stories_id_idx" ON "payload_locked_documents_rels" USING btree ("stories_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_support_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("support_groups_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_provinces_id_idx" ON "payload_locked_documents_rels" USING btree ("provinces_id");
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_locked_documents_rels_member_types_id_idx" ON "payload_locked_documents_rels" USING btree ("member_types_id");
  CREATE INDEX "payload_locked_documents_rels_grant_years_id_idx" ON "payload_locked_documents_rels" USING btree ("grant_years_id");
  CREATE INDEX "payload_locked_documents_rels_grantees_id_idx" ON "payload_locked_documents_rels" USING btree ("grantees_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_playlists_id_idx" ON "payload_locked_documents_rels" USING btree ("playlists_id");
  CREATE INDEX "payload_locked_documents_rels_instagram_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("instagram_posts_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_donations_id_idx" ON "payload_locked_documents_rels" USING btree ("donations_id");
  CREATE INDEX "payload_locked_documents_rels_monthly_gifts_id_idx" ON "payload_locked_documents_rels" USING btree ("monthly_gifts_id");
  CREATE INDEX "payload_locked_documents_rels_receipts_id_idx" ON "payload_locked_documents_rels" USING btree ("receipts_id");
  CREATE INDEX "payload_locked_documents_rels_cards_to_mail_id_idx" ON "payload_locked_documents_rels" USING btree ("cards_to_mail_id");
  CREATE INDEX "payload_locked_documents_rels_blocklist_id_idx" ON "payload_locked_documents_rels" USING btree ("blocklist_id");
  CREATE INDEX "payload_locked_documents_rels_protection_counters_id_idx" ON "payload_locked_documents_rels" USING btree ("protection_counters_id");
  CREATE INDEX "payload_locked_documents_rels_used_human_checks_id_idx" ON "payload_locked_documents_rels" USING btree ("used_human_checks_id");
  CREATE INDEX "payload_locked_documents_rels_form_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_submissions_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_outbox_id_idx" ON "payload_locked_documents_rels" USING btree ("outbox_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_slides_order_idx" ON "home_slides" USING btree ("_order");
  CREATE INDEX "home_slides_parent_id_idx" ON "home_slides" USING btree ("_parent_id");
  CREATE INDEX "home_slides_image_idx" ON "home_slides" USING btree ("image_id");
  CREATE INDEX "home_figures_order_idx" ON "home_figures" USING btree ("_order");
  CREATE INDEX "home_figures_parent_id_idx" ON "home_figures" USING btree ("_parent_id");
  CREATE INDEX "home_initiatives_order_idx" ON "home_initiatives" USING btree ("_order");
  CREATE INDEX "home_initiatives_parent_id_idx" ON "home_initiatives" USING btree ("_parent_id");
  CREATE INDEX "home_initiatives_image_idx" ON "home_initiatives" USING btree ("image_id");
  CREATE INDEX "home_take_action_links_order_idx" ON "home_take_action_links" USING btree ("_order");
  CREATE INDEX "home_take_action_links_parent_id_idx" ON "home_take_action_links" USING btree ("_parent_id");
  CREATE INDEX "home_photo_photo_image_idx" ON "home" USING btree ("photo_image_id");
  CREATE INDEX "_home_v_version_slides_order_idx" ON "_home_v_version_slides" USING btree ("_order");
  CREATE INDEX "_home_v_version_slides_parent_id_idx" ON "_home_v_version_slides" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_slides_image_idx" ON "_home_v_version_slides" USING btree ("image_id");
  CREATE INDEX "_home_v_version_figures_order_idx" ON "_home_v_version_figures" USING btree ("_order");
  CREATE INDEX "_home_v_version_figures_parent_id_idx" ON "_home_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_initiatives_order_idx" ON "_home_v_version_initiatives" USING btree ("_order");
  CREATE INDEX "_home_v_version_initiatives_parent_id_idx" ON "_home_v_version_initiatives" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_initiatives_image_idx" ON "_home_v_version_initiatives" USING btree ("image_id");
  CREATE INDEX "_home_v_version_take_action_links_order_idx" ON "_home_v_version_take_action_links" USING btree ("_order");
  CREATE INDEX "_home_v_version_take_action_links_parent_id_idx" ON "_home_v_version_take_action_links" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_photo_version_photo_image_idx" ON "_home_v" USING btree ("version_photo_image_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "navigation_menu_children_links_order_idx" ON "navigation_menu_children_links" USING btree ("_order");
  CREATE INDEX "navigation_menu_children_links_parent_id_idx" ON "navigation_menu_children_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_menu_children_order_idx" ON "navigation_menu_children" USING btree ("_order");
  CREATE INDEX "navigation_menu_children_parent_id_idx" ON "navigation_menu_children" USING btree ("_parent_id");
  CREATE INDEX "navigation_menu_order_idx" ON "navigation_menu" USING btree ("_order");
  CREATE INDEX "navigation_menu_parent_id_idx" ON "navigation_menu" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menu_children_links_order_idx" ON "_navigation_v_version_menu_children_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_children_links_parent_id_idx" ON "_navigation_v_version_menu_children_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menu_children_order_idx" ON "_navigation_v_version_menu_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_children_parent_id_idx" ON "_navigation_v_version_menu_children" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menu_order_idx" ON "_navigation_v_version_menu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_parent_id_idx" ON "_navigation_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "annual_report_revenue_items_order_idx" ON "annual_report_revenue_items" USING btree ("_order");
  CREATE INDEX "annual_report_revenue_items_parent_id_idx" ON "annual_report_revenue_items" USING btree ("_parent_id");
  CREATE INDEX "annual_report_expenses_items_children_order_idx" ON "annual_report_expenses_items_children" USING btree ("_order");
  CREATE INDEX "annual_report_expenses_items_children_parent_id_idx" ON "annual_report_expenses_items_children" USING btree ("_parent_id");
  CREATE INDEX "annual_report_expenses_items_order_idx" ON "annual_report_expenses_items" USING btree ("_order");
  CREATE INDEX "annual_report_expenses_items_parent_id_idx" ON "annual_report_expenses_items" USING btree ("_parent_id");
  CREATE INDEX "annual_report_historical_order_idx" ON "annual_report_historical" USING btree ("_order");
  CREATE INDEX "annual_report_historical_parent_id_idx" ON "annual_report_historical" USING btree ("_parent_id");
  CREATE INDEX "annual_report_historical_document_idx" ON "annual_report_historical" USING btree ("document_id");
  CREATE INDEX "_annual_report_v_version_revenue_items_order_idx" ON "_annual_report_v_version_revenue_items" USING btree ("_order");
  CREATE INDEX "_annual_report_v_version_revenue_items_parent_id_idx" ON "_annual_report_v_version_revenue_items" USING btree ("_parent_id");
  CREATE INDEX "_annual_report_v_version_expenses_items_children_order_idx" ON "_annual_report_v_version_expenses_items_children" USING btree ("_order");
  CREATE INDEX "_annual_report_v_version_expenses_items_children_parent_id_idx" ON "_annual_report_v_version_expenses_items_children" USING btree ("_parent_id");
  CREATE INDEX "_annual_report_v_version_expenses_items_order_idx" ON "_annual_report_v_version_expenses_items" USING btree ("_order");
  CREATE INDEX "_annual_report_v_version_expenses_items_parent_id_idx" ON "_annual_report_v_version_expenses_items" USING btree ("_parent_id");
  CREATE INDEX "_annual_report_v_version_historical_order_idx" ON "_annual_report_v_version_historical" USING btree ("_order");
  CREATE INDEX "_annual_report_v_version_historical_parent_id_idx" ON "_annual_report_v_version_historical" USING btree ("_parent_id");
  CREATE INDEX "_annual_report_v_version_historical_document_idx" ON "_annual_report_v_version_historical" USING btree ("document_id");
  CREATE INDEX "_annual_report_v_created_at_idx" ON "_annual_report_v" USING btree ("created_at");
  CREATE INDEX "_annual_report_v_updated_at_idx" ON "_annual_report_v" USING btree ("updated_at");
  CREATE INDEX "butts_in_motion_activities_links_order_idx" ON "butts_in_motion_activities_links" USING btree ("_order");
  CREATE INDEX "butts_in_motion_activities_links_parent_id_idx" ON "butts_in_motion_activities_links" USING btree ("_parent_id");
  CREATE INDEX "butts_in_motion_activities_order_idx" ON "butts_in_motion_activities" USING btree ("_order");
  CREATE INDEX "butts_in_motion_activities_parent_id_idx" ON "butts_in_motion_activities" USING btree ("_parent_id");
  CREATE INDEX "butts_in_motion_activities_image_idx" ON "butts_in_motion_activities" USING btree ("image_id");
  CREATE INDEX "butts_in_motion_rels_order_idx" ON "butts_in_motion_rels" USING btree ("order");
  CREATE INDEX "butts_in_motion_rels_parent_idx" ON "butts_in_motion_rels" USING btree ("parent_id");
  CREATE INDEX "butts_in_motion_rels_path_idx" ON "butts_in_motion_rels" USING btree ("path");
  CREATE INDEX "butts_in_motion_rels_media_id_idx" ON "butts_in_motion_rels" USING btree ("media_id");
  CREATE INDEX "_butts_in_motion_v_version_activities_links_order_idx" ON "_butts_in_motion_v_version_activities_links" USING btree ("_order");
  CREATE INDEX "_butts_in_motion_v_version_activities_links_parent_id_idx" ON "_butts_in_motion_v_version_activities_links" USING btree ("_parent_id");
  CREATE INDEX "_butts_in_motion_v_version_activities_order_idx" ON "_butts_in_motion_v_version_activities" USING btree ("_order");
  CREATE INDEX "_butts_in_motion_v_version_activities_parent_id_idx" ON "_butts_in_motion_v_version_activities" USING btree ("_parent_id");
  CREATE INDEX "_butts_in_motion_v_version_activities_image_idx" ON "_butts_in_motion_v_version_activities" USING btree ("image_id");
  CREATE INDEX "_butts_in_motion_v_created_at_idx" ON "_butts_in_motion_v" USING btree ("created_at");
  CREATE INDEX "_butts_in_motion_v_updated_at_idx" ON "_butts_in_motion_v" USING btree ("updated_at");
  CREATE INDEX "_butts_in_motion_v_rels_order_idx" ON "_butts_in_motion_v_rels" USING btree ("order");
  CREATE INDEX "_butts_in_motion_v_rels_parent_idx" ON "_butts_in_motion_v_rels" USING btree ("parent_id");
  CREATE INDEX "_butts_in_motion_v_rels_path_idx" ON "_butts_in_motion_v_rels" USING btree ("path");
  CREATE INDEX "_butts_in_motion_v_rels_media_id_idx" ON "_butts_in_motion_v_rels" USING btree ("media_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_blocks_rich_text" CASCADE;
  DROP TABLE "pages_blocks_accordion_items" CASCADE;
  DROP TABLE "pages_blocks_accordion" CASCADE;
  DROP TABLE "pages_blocks_figure" CASCADE;
  DROP TABLE "pages_blocks_video" CASCADE;
  DROP TABLE "pages_blocks_video_carousel" CASCADE;
  DROP TABLE "pages_blocks_table_columns" CASCADE;
  DROP TABLE "pages_blocks_table_rows_cells" CASCADE;
  DROP TABLE "pages_blocks_table_rows" CASCADE;
  DROP TABLE "pages_blocks_table" CASCADE;
  DROP TABLE "pages_blocks_definition_list_items" CASCADE;
  DROP TABLE "pages_blocks_definition_list" CASCADE;
  DROP TABLE "pages_blocks_card_grid_cards" CASCADE;
  DROP TABLE "pages_blocks_card_grid" CASCADE;
  DROP TABLE "pages_blocks_logo_grid_logos" CASCADE;
  DROP TABLE "pages_blocks_logo_grid" CASCADE;
  DROP TABLE "pages_blocks_call_to_action" CASCADE;
  DROP TABLE "pages_blocks_contact_blocks_contacts" CASCADE;
  DROP TABLE "pages_blocks_contact_blocks" CASCADE;
  DROP TABLE "pages_blocks_downloads_files" CASCADE;
  DROP TABLE "pages_blocks_downloads" CASCADE;
  DROP TABLE "pages_blocks_quote" CASCADE;
  DROP TABLE "pages_blocks_gallery_images" CASCADE;
  DROP TABLE "pages_blocks_gallery" CASCADE;
  DROP TABLE "pages_blocks_special" CASCADE;
  DROP TABLE "pages_clinical_sources" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_blocks_rich_text" CASCADE;
  DROP TABLE "_pages_v_blocks_accordion_items" CASCADE;
  DROP TABLE "_pages_v_blocks_accordion" CASCADE;
  DROP TABLE "_pages_v_blocks_figure" CASCADE;
  DROP TABLE "_pages_v_blocks_video" CASCADE;
  DROP TABLE "_pages_v_blocks_video_carousel" CASCADE;
  DROP TABLE "_pages_v_blocks_table_columns" CASCADE;
  DROP TABLE "_pages_v_blocks_table_rows_cells" CASCADE;
  DROP TABLE "_pages_v_blocks_table_rows" CASCADE;
  DROP TABLE "_pages_v_blocks_table" CASCADE;
  DROP TABLE "_pages_v_blocks_definition_list_items" CASCADE;
  DROP TABLE "_pages_v_blocks_definition_list" CASCADE;
  DROP TABLE "_pages_v_blocks_card_grid_cards" CASCADE;
  DROP TABLE "_pages_v_blocks_card_grid" CASCADE;
  DROP TABLE "_pages_v_blocks_logo_grid_logos" CASCADE;
  DROP TABLE "_pages_v_blocks_logo_grid" CASCADE;
  DROP TABLE "_pages_v_blocks_call_to_action" CASCADE;
  DROP TABLE "_pages_v_blocks_contact_blocks_contacts" CASCADE;
  DROP TABLE "_pages_v_blocks_contact_blocks" CASCADE;
  DROP TABLE "_pages_v_blocks_downloads_files" CASCADE;
  DROP TABLE "_pages_v_blocks_downloads" CASCADE;
  DROP TABLE "_pages_v_blocks_quote" CASCADE;
  DROP TABLE "_pages_v_blocks_gallery_images" CASCADE;
  DROP TABLE "_pages_v_blocks_gallery" CASCADE;
  DROP TABLE "_pages_v_blocks_special" CASCADE;
  DROP TABLE "_pages_v_version_clinical_sources" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "stories_story_headings" CASCADE;
  DROP TABLE "stories" CASCADE;
  DROP TABLE "stories_rels" CASCADE;
  DROP TABLE "_stories_v_version_story_headings" CASCADE;
  DROP TABLE "_stories_v" CASCADE;
  DROP TABLE "_stories_v_rels" CASCADE;
  DROP TABLE "news_news_buttons" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v_version_news_buttons" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "_newsletters_v" CASCADE;
  DROP TABLE "events_event_gallery" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "_events_v_version_event_gallery" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "support_groups_contacts" CASCADE;
  DROP TABLE "support_groups" CASCADE;
  DROP TABLE "support_groups_texts" CASCADE;
  DROP TABLE "support_groups_numbers" CASCADE;
  DROP TABLE "support_groups_rels" CASCADE;
  DROP TABLE "_support_groups_v_version_contacts" CASCADE;
  DROP TABLE "_support_groups_v" CASCADE;
  DROP TABLE "_support_groups_v_texts" CASCADE;
  DROP TABLE "_support_groups_v_numbers" CASCADE;
  DROP TABLE "_support_groups_v_rels" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "provinces" CASCADE;
  DROP TABLE "members_committies_committee_members" CASCADE;
  DROP TABLE "members_committies" CASCADE;
  DROP TABLE "members" CASCADE;
  DROP TABLE "members_rels" CASCADE;
  DROP TABLE "_members_v_version_committies_committee_members" CASCADE;
  DROP TABLE "_members_v_version_committies" CASCADE;
  DROP TABLE "_members_v" CASCADE;
  DROP TABLE "_members_v_rels" CASCADE;
  DROP TABLE "member_types" CASCADE;
  DROP TABLE "grant_years" CASCADE;
  DROP TABLE "grant_years_rels" CASCADE;
  DROP TABLE "_grant_years_v" CASCADE;
  DROP TABLE "_grant_years_v_rels" CASCADE;
  DROP TABLE "grantees" CASCADE;
  DROP TABLE "_grantees_v" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_rels" CASCADE;
  DROP TABLE "_videos_v" CASCADE;
  DROP TABLE "_videos_v_rels" CASCADE;
  DROP TABLE "playlists" CASCADE;
  DROP TABLE "instagram_posts_children" CASCADE;
  DROP TABLE "instagram_posts" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "donations" CASCADE;
  DROP TABLE "monthly_gifts" CASCADE;
  DROP TABLE "receipts" CASCADE;
  DROP TABLE "cards_to_mail" CASCADE;
  DROP TABLE "blocklist" CASCADE;
  DROP TABLE "protection_counters" CASCADE;
  DROP TABLE "used_human_checks" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "outbox_attachments" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_slides" CASCADE;
  DROP TABLE "home_figures" CASCADE;
  DROP TABLE "home_initiatives" CASCADE;
  DROP TABLE "home_take_action_links" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_slides" CASCADE;
  DROP TABLE "_home_v_version_figures" CASCADE;
  DROP TABLE "_home_v_version_initiatives" CASCADE;
  DROP TABLE "_home_v_version_take_action_links" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "navigation_menu_children_links" CASCADE;
  DROP TABLE "navigation_menu_children" CASCADE;
  DROP TABLE "navigation_menu" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_menu_children_links" CASCADE;
  DROP TABLE "_navigation_v_version_menu_children" CASCADE;
  DROP TABLE "_navigation_v_version_menu" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "annual_report_revenue_items" CASCADE;
  DROP TABLE "annual_report_expenses_items_children" CASCADE;
  DROP TABLE "annual_report_expenses_items" CASCADE;
  DROP TABLE "annual_report_historical" CASCADE;
  DROP TABLE "annual_report" CASCADE;
  DROP TABLE "_annual_report_v_version_revenue_items" CASCADE;
  DROP TABLE "_annual_report_v_version_expenses_items_children" CASCADE;
  DROP TABLE "_annual_report_v_version_expenses_items" CASCADE;
  DROP TABLE "_annual_report_v_version_historical" CASCADE;
  DROP TABLE "_annual_report_v" CASCADE;
  DROP TABLE "butts_in_motion_activities_links" CASCADE;
  DROP TABLE "butts_in_motion_activities" CASCADE;
  DROP TABLE "butts_in_motion" CASCADE;
  DROP TABLE "butts_in_motion_rels" CASCADE;
  DROP TABLE "_butts_in_motion_v_version_activities_links" CASCADE;
  DROP TABLE "_butts_in_motion_v_version_activities" CASCADE;
  DROP TABLE "_butts_in_motion_v" CASCADE;
  DROP TABLE "_butts_in_motion_v_rels" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "donation_protection" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_stories_status";
  DROP TYPE "public"."enum__stories_v_version_status";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum_newsletters_status";
  DROP TYPE "public"."enum__newsletters_v_version_status";
  DROP TYPE "public"."enum_events_event_gallery_media_type";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_event_gallery_media_type";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_support_groups_status";
  DROP TYPE "public"."enum__support_groups_v_version_status";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_members_status";
  DROP TYPE "public"."enum__members_v_version_status";
  DROP TYPE "public"."enum_grant_years_status";
  DROP TYPE "public"."enum__grant_years_v_version_status";
  DROP TYPE "public"."enum_grantees_status";
  DROP TYPE "public"."enum__grantees_v_version_status";
  DROP TYPE "public"."enum_videos_status";
  DROP TYPE "public"."enum__videos_v_version_status";
  DROP TYPE "public"."ig_child_kind";
  DROP TYPE "public"."enum_instagram_posts_media_type";
  DROP TYPE "public"."enum_donations_state";
  DROP TYPE "public"."enum_donations_donation_type";
  DROP TYPE "public"."enum_donations_donation_area";
  DROP TYPE "public"."enum_donations_follow_up";
  DROP TYPE "public"."enum_donations_gift_kind";
  DROP TYPE "public"."enum_donations_gift_occasion";
  DROP TYPE "public"."enum_donations_card_kind";
  DROP TYPE "public"."enum_monthly_gifts_state";
  DROP TYPE "public"."enum_monthly_gifts_donation_area";
  DROP TYPE "public"."enum_receipts_state";
  DROP TYPE "public"."enum_blocklist_kind";
  DROP TYPE "public"."enum_form_submissions_state";
  DROP TYPE "public"."enum_form_submissions_form";
  DROP TYPE "public"."enum_subscribers_language";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_outbox_kind";
  DROP TYPE "public"."enum_outbox_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
