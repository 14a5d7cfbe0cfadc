import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_blocks_rich_text\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`body\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_rich_text_order_idx\` ON \`pages_blocks_rich_text\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_rich_text_parent_id_idx\` ON \`pages_blocks_rich_text\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_rich_text_path_idx\` ON \`pages_blocks_rich_text\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_accordion_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`body\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_accordion\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_accordion_items_order_idx\` ON \`pages_blocks_accordion_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_accordion_items_parent_id_idx\` ON \`pages_blocks_accordion_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_accordion\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_accordion_order_idx\` ON \`pages_blocks_accordion\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_accordion_parent_id_idx\` ON \`pages_blocks_accordion\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_accordion_path_idx\` ON \`pages_blocks_accordion\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_figure\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_figure_order_idx\` ON \`pages_blocks_figure\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_figure_parent_id_idx\` ON \`pages_blocks_figure\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_figure_path_idx\` ON \`pages_blocks_figure\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_figure_image_idx\` ON \`pages_blocks_figure\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_video\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`video_id\` integer,
  	\`caption\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_order_idx\` ON \`pages_blocks_video\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_parent_id_idx\` ON \`pages_blocks_video\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_path_idx\` ON \`pages_blocks_video\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_video_idx\` ON \`pages_blocks_video\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_video_carousel\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_carousel_order_idx\` ON \`pages_blocks_video_carousel\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_carousel_parent_id_idx\` ON \`pages_blocks_video_carousel\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_video_carousel_path_idx\` ON \`pages_blocks_video_carousel\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_table_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_table\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_table_columns_order_idx\` ON \`pages_blocks_table_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_table_columns_parent_id_idx\` ON \`pages_blocks_table_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_table_rows_cells\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_table_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_table_rows_cells_order_idx\` ON \`pages_blocks_table_rows_cells\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_table_rows_cells_parent_id_idx\` ON \`pages_blocks_table_rows_cells\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_table_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_table\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_table_rows_order_idx\` ON \`pages_blocks_table_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_table_rows_parent_id_idx\` ON \`pages_blocks_table_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_table\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`caption\` text,
  	\`note\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_table_order_idx\` ON \`pages_blocks_table\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_table_parent_id_idx\` ON \`pages_blocks_table\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_table_path_idx\` ON \`pages_blocks_table\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_definition_list_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`term\` text,
  	\`body\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_definition_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_definition_list_items_order_idx\` ON \`pages_blocks_definition_list_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_definition_list_items_parent_id_idx\` ON \`pages_blocks_definition_list_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_definition_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`expandable\` integer,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_definition_list_order_idx\` ON \`pages_blocks_definition_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_definition_list_parent_id_idx\` ON \`pages_blocks_definition_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_definition_list_path_idx\` ON \`pages_blocks_definition_list\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_card_grid_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`href\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_card_grid\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_card_grid_cards_order_idx\` ON \`pages_blocks_card_grid_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_card_grid_cards_parent_id_idx\` ON \`pages_blocks_card_grid_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_card_grid_cards_image_idx\` ON \`pages_blocks_card_grid_cards\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_card_grid\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_card_grid_order_idx\` ON \`pages_blocks_card_grid\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_card_grid_parent_id_idx\` ON \`pages_blocks_card_grid\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_card_grid_path_idx\` ON \`pages_blocks_card_grid\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_logo_grid_logos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`href\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_logo_grid\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_logo_grid_logos_order_idx\` ON \`pages_blocks_logo_grid_logos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_logo_grid_logos_parent_id_idx\` ON \`pages_blocks_logo_grid_logos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_logo_grid_logos_image_idx\` ON \`pages_blocks_logo_grid_logos\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_logo_grid\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_logo_grid_order_idx\` ON \`pages_blocks_logo_grid\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_logo_grid_parent_id_idx\` ON \`pages_blocks_logo_grid\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_logo_grid_path_idx\` ON \`pages_blocks_logo_grid\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_call_to_action\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`label\` text,
  	\`href\` text,
  	\`tone\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_call_to_action_order_idx\` ON \`pages_blocks_call_to_action\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_call_to_action_parent_id_idx\` ON \`pages_blocks_call_to_action\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_call_to_action_path_idx\` ON \`pages_blocks_call_to_action\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_contact_blocks_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`email\` text,
  	\`phone\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_contact_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_contact_blocks_contacts_order_idx\` ON \`pages_blocks_contact_blocks_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_contact_blocks_contacts_parent_id_idx\` ON \`pages_blocks_contact_blocks_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_contact_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_contact_blocks_order_idx\` ON \`pages_blocks_contact_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_contact_blocks_parent_id_idx\` ON \`pages_blocks_contact_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_contact_blocks_path_idx\` ON \`pages_blocks_contact_blocks\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_downloads_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`note\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_downloads_files_order_idx\` ON \`pages_blocks_downloads_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_downloads_files_parent_id_idx\` ON \`pages_blocks_downloads_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_downloads_files_file_idx\` ON \`pages_blocks_downloads_files\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_downloads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_downloads_order_idx\` ON \`pages_blocks_downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_downloads_parent_id_idx\` ON \`pages_blocks_downloads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_downloads_path_idx\` ON \`pages_blocks_downloads\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_quote\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`attribution\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_quote_order_idx\` ON \`pages_blocks_quote\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_quote_parent_id_idx\` ON \`pages_blocks_quote\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_quote_path_idx\` ON \`pages_blocks_quote\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_gallery_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_images_order_idx\` ON \`pages_blocks_gallery_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_images_parent_id_idx\` ON \`pages_blocks_gallery_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_images_image_idx\` ON \`pages_blocks_gallery_images\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_order_idx\` ON \`pages_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_parent_id_idx\` ON \`pages_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_path_idx\` ON \`pages_blocks_gallery\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_special\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`part\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_special_order_idx\` ON \`pages_blocks_special\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_special_parent_id_idx\` ON \`pages_blocks_special\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_special_path_idx\` ON \`pages_blocks_special\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_clinical_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`publisher\` text,
  	\`url\` text,
  	\`year\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_clinical_sources_order_idx\` ON \`pages_clinical_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_clinical_sources_parent_id_idx\` ON \`pages_clinical_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`intro\` text,
  	\`hero_image_id\` integer,
  	\`hero_position\` text,
  	\`front_page_hero_slide_title\` text,
  	\`front_page_hero_slide_description\` text,
  	\`front_page_hero_slide_learn_more\` text,
  	\`front_page_hero_slide_image_id\` integer,
  	\`is_clinical\` integer DEFAULT false,
  	\`clinical_reviewer\` text,
  	\`clinical_last_reviewed\` text,
  	\`clinical_next_review\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`uri\` text,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`front_page_hero_slide_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_hero_hero_image_idx\` ON \`pages\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_front_page_hero_slide_front_page_hero_slide_image_idx\` ON \`pages\` (\`front_page_hero_slide_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_meta_meta_image_idx\` ON \`pages\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_uri_idx\` ON \`pages\` (\`uri\`);`)
  await db.run(sql`CREATE INDEX \`pages_order_idx\` ON \`pages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`videos_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_videos_id_idx\` ON \`pages_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_rich_text\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`body\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_rich_text_order_idx\` ON \`_pages_v_blocks_rich_text\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_rich_text_parent_id_idx\` ON \`_pages_v_blocks_rich_text\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_rich_text_path_idx\` ON \`_pages_v_blocks_rich_text\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_accordion_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`body\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_accordion\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_accordion_items_order_idx\` ON \`_pages_v_blocks_accordion_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_accordion_items_parent_id_idx\` ON \`_pages_v_blocks_accordion_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_accordion\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_accordion_order_idx\` ON \`_pages_v_blocks_accordion\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_accordion_parent_id_idx\` ON \`_pages_v_blocks_accordion\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_accordion_path_idx\` ON \`_pages_v_blocks_accordion\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_figure\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_figure_order_idx\` ON \`_pages_v_blocks_figure\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_figure_parent_id_idx\` ON \`_pages_v_blocks_figure\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_figure_path_idx\` ON \`_pages_v_blocks_figure\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_figure_image_idx\` ON \`_pages_v_blocks_figure\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_video\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`video_id\` integer,
  	\`caption\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_order_idx\` ON \`_pages_v_blocks_video\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_parent_id_idx\` ON \`_pages_v_blocks_video\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_path_idx\` ON \`_pages_v_blocks_video\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_video_idx\` ON \`_pages_v_blocks_video\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_video_carousel\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_carousel_order_idx\` ON \`_pages_v_blocks_video_carousel\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_carousel_parent_id_idx\` ON \`_pages_v_blocks_video_carousel\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_video_carousel_path_idx\` ON \`_pages_v_blocks_video_carousel\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_table_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_table\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_table_columns_order_idx\` ON \`_pages_v_blocks_table_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_table_columns_parent_id_idx\` ON \`_pages_v_blocks_table_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_table_rows_cells\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_table_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_table_rows_cells_order_idx\` ON \`_pages_v_blocks_table_rows_cells\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_table_rows_cells_parent_id_idx\` ON \`_pages_v_blocks_table_rows_cells\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_table_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_table\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_table_rows_order_idx\` ON \`_pages_v_blocks_table_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_table_rows_parent_id_idx\` ON \`_pages_v_blocks_table_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_table\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`caption\` text,
  	\`note\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_table_order_idx\` ON \`_pages_v_blocks_table\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_table_parent_id_idx\` ON \`_pages_v_blocks_table\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_table_path_idx\` ON \`_pages_v_blocks_table\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_definition_list_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`term\` text,
  	\`body\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_definition_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_definition_list_items_order_idx\` ON \`_pages_v_blocks_definition_list_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_definition_list_items_parent_id_idx\` ON \`_pages_v_blocks_definition_list_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_definition_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`expandable\` integer,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_definition_list_order_idx\` ON \`_pages_v_blocks_definition_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_definition_list_parent_id_idx\` ON \`_pages_v_blocks_definition_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_definition_list_path_idx\` ON \`_pages_v_blocks_definition_list\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_card_grid_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`href\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_card_grid\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_card_grid_cards_order_idx\` ON \`_pages_v_blocks_card_grid_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_card_grid_cards_parent_id_idx\` ON \`_pages_v_blocks_card_grid_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_card_grid_cards_image_idx\` ON \`_pages_v_blocks_card_grid_cards\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_card_grid\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_card_grid_order_idx\` ON \`_pages_v_blocks_card_grid\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_card_grid_parent_id_idx\` ON \`_pages_v_blocks_card_grid\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_card_grid_path_idx\` ON \`_pages_v_blocks_card_grid\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_logo_grid_logos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`href\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_logo_grid\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_logo_grid_logos_order_idx\` ON \`_pages_v_blocks_logo_grid_logos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_logo_grid_logos_parent_id_idx\` ON \`_pages_v_blocks_logo_grid_logos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_logo_grid_logos_image_idx\` ON \`_pages_v_blocks_logo_grid_logos\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_logo_grid\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_logo_grid_order_idx\` ON \`_pages_v_blocks_logo_grid\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_logo_grid_parent_id_idx\` ON \`_pages_v_blocks_logo_grid\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_logo_grid_path_idx\` ON \`_pages_v_blocks_logo_grid\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_call_to_action\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`label\` text,
  	\`href\` text,
  	\`tone\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_call_to_action_order_idx\` ON \`_pages_v_blocks_call_to_action\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_call_to_action_parent_id_idx\` ON \`_pages_v_blocks_call_to_action\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_call_to_action_path_idx\` ON \`_pages_v_blocks_call_to_action\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_contact_blocks_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_contact_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_contact_blocks_contacts_order_idx\` ON \`_pages_v_blocks_contact_blocks_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_contact_blocks_contacts_parent_id_idx\` ON \`_pages_v_blocks_contact_blocks_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_contact_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_contact_blocks_order_idx\` ON \`_pages_v_blocks_contact_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_contact_blocks_parent_id_idx\` ON \`_pages_v_blocks_contact_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_contact_blocks_path_idx\` ON \`_pages_v_blocks_contact_blocks\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_downloads_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`note\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_downloads_files_order_idx\` ON \`_pages_v_blocks_downloads_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_downloads_files_parent_id_idx\` ON \`_pages_v_blocks_downloads_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_downloads_files_file_idx\` ON \`_pages_v_blocks_downloads_files\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_downloads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_downloads_order_idx\` ON \`_pages_v_blocks_downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_downloads_parent_id_idx\` ON \`_pages_v_blocks_downloads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_downloads_path_idx\` ON \`_pages_v_blocks_downloads\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_quote\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`attribution\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_quote_order_idx\` ON \`_pages_v_blocks_quote\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_quote_parent_id_idx\` ON \`_pages_v_blocks_quote\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_quote_path_idx\` ON \`_pages_v_blocks_quote\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_gallery_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_images_order_idx\` ON \`_pages_v_blocks_gallery_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_images_parent_id_idx\` ON \`_pages_v_blocks_gallery_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_images_image_idx\` ON \`_pages_v_blocks_gallery_images\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_order_idx\` ON \`_pages_v_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_parent_id_idx\` ON \`_pages_v_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_path_idx\` ON \`_pages_v_blocks_gallery\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_special\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`part\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_special_order_idx\` ON \`_pages_v_blocks_special\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_special_parent_id_idx\` ON \`_pages_v_blocks_special\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_special_path_idx\` ON \`_pages_v_blocks_special\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_clinical_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`publisher\` text,
  	\`url\` text,
  	\`year\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_clinical_sources_order_idx\` ON \`_pages_v_version_clinical_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_clinical_sources_parent_id_idx\` ON \`_pages_v_version_clinical_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_intro\` text,
  	\`version_hero_image_id\` integer,
  	\`version_hero_position\` text,
  	\`version_front_page_hero_slide_title\` text,
  	\`version_front_page_hero_slide_description\` text,
  	\`version_front_page_hero_slide_learn_more\` text,
  	\`version_front_page_hero_slide_image_id\` integer,
  	\`version_is_clinical\` integer DEFAULT false,
  	\`version_clinical_reviewer\` text,
  	\`version_clinical_last_reviewed\` text,
  	\`version_clinical_next_review\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`version_uri\` text,
  	\`version_order\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_front_page_hero_slide_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_hero_version_hero_image_idx\` ON \`_pages_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_front_page_hero_slide_version_front_pag_idx\` ON \`_pages_v\` (\`version_front_page_hero_slide_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_meta_version_meta_image_idx\` ON \`_pages_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_uri_idx\` ON \`_pages_v\` (\`version_uri\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_order_idx\` ON \`_pages_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`videos_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_videos_id_idx\` ON \`_pages_v_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE TABLE \`stories_story_headings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`headline\` text,
  	\`subheading\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_story_headings_order_idx\` ON \`stories_story_headings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`stories_story_headings_parent_id_idx\` ON \`stories_story_headings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`order\` numeric,
  	\`story_excerpt\` text,
  	\`story_location\` text,
  	\`story_featured_image_id\` integer,
  	\`story_body\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`story_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_slug_idx\` ON \`stories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`stories_order_idx\` ON \`stories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`stories_story_story_featured_image_idx\` ON \`stories\` (\`story_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_meta_meta_image_idx\` ON \`stories\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_updated_at_idx\` ON \`stories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_created_at_idx\` ON \`stories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stories__status_idx\` ON \`stories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`stories_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_rels_order_idx\` ON \`stories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_parent_idx\` ON \`stories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_path_idx\` ON \`stories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_media_id_idx\` ON \`stories_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_version_story_headings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`headline\` text,
  	\`subheading\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_version_story_headings_order_idx\` ON \`_stories_v_version_story_headings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_story_headings_parent_id_idx\` ON \`_stories_v_version_story_headings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric,
  	\`version_story_excerpt\` text,
  	\`version_story_location\` text,
  	\`version_story_featured_image_id\` integer,
  	\`version_story_body\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_story_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_parent_idx\` ON \`_stories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_slug_idx\` ON \`_stories_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_order_idx\` ON \`_stories_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_story_version_story_featured_image_idx\` ON \`_stories_v\` (\`version_story_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_meta_version_meta_image_idx\` ON \`_stories_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_updated_at_idx\` ON \`_stories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_created_at_idx\` ON \`_stories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version__status_idx\` ON \`_stories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_created_at_idx\` ON \`_stories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_updated_at_idx\` ON \`_stories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_latest_idx\` ON \`_stories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_autosave_idx\` ON \`_stories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_order_idx\` ON \`_stories_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_parent_idx\` ON \`_stories_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_path_idx\` ON \`_stories_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_media_id_idx\` ON \`_stories_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`news_news_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`url\` text,
  	\`color\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_news_buttons_order_idx\` ON \`news_news_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`news_news_buttons_parent_id_idx\` ON \`news_news_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`date\` text,
  	\`news_field_excerpt\` text,
  	\`news_field_news_hero_id\` integer,
  	\`news_field_body\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`news_field_news_hero_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_slug_idx\` ON \`news\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`news_date_idx\` ON \`news\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`news_news_field_news_field_news_hero_idx\` ON \`news\` (\`news_field_news_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`news_meta_meta_image_idx\` ON \`news\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_rels_order_idx\` ON \`news_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_parent_idx\` ON \`news_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_path_idx\` ON \`news_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_media_id_idx\` ON \`news_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_version_news_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`url\` text,
  	\`color\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_news_buttons_order_idx\` ON \`_news_v_version_news_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_news_buttons_parent_id_idx\` ON \`_news_v_version_news_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_date\` text,
  	\`version_news_field_excerpt\` text,
  	\`version_news_field_news_hero_id\` integer,
  	\`version_news_field_body\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_news_field_news_hero_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_slug_idx\` ON \`_news_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_date_idx\` ON \`_news_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_news_field_version_news_field_news_hero_idx\` ON \`_news_v\` (\`version_news_field_news_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_meta_version_meta_image_idx\` ON \`_news_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_rels_order_idx\` ON \`_news_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_parent_idx\` ON \`_news_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_path_idx\` ON \`_news_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_media_id_idx\` ON \`_news_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`newsletters_a_c_f_date\` text,
  	\`newsletters_a_c_f_thumbnail_id\` integer,
  	\`newsletters_a_c_f_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`newsletters_a_c_f_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_newsletters_a_c_f_newsletters_a_c_f_thumbnai_idx\` ON \`newsletters\` (\`newsletters_a_c_f_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_updated_at_idx\` ON \`newsletters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_created_at_idx\` ON \`newsletters\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletters__status_idx\` ON \`newsletters\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_newsletters_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_newsletters_a_c_f_date\` text,
  	\`version_newsletters_a_c_f_thumbnail_id\` integer,
  	\`version_newsletters_a_c_f_url\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_newsletters_a_c_f_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_newsletters_v_parent_idx\` ON \`_newsletters_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_newsletters_a_c_f_version_newslet_idx\` ON \`_newsletters_v\` (\`version_newsletters_a_c_f_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_updated_at_idx\` ON \`_newsletters_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_created_at_idx\` ON \`_newsletters_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version__status_idx\` ON \`_newsletters_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_created_at_idx\` ON \`_newsletters_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_updated_at_idx\` ON \`_newsletters_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_latest_idx\` ON \`_newsletters_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`events_event_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`media_type\` text DEFAULT 'IMAGE',
  	\`image_id\` integer,
  	\`video_id\` integer,
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_event_gallery_order_idx\` ON \`events_event_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_event_gallery_parent_id_idx\` ON \`events_event_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_event_gallery_image_idx\` ON \`events_event_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_event_gallery_video_idx\` ON \`events_event_gallery\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`event_date\` text,
  	\`event_end\` text,
  	\`event_time_zone\` text DEFAULT 'America/Vancouver',
  	\`event_location\` text,
  	\`event_excerpt\` text,
  	\`event_featured_image_id\` integer,
  	\`event_logo_id\` integer,
  	\`event_body\` text,
  	\`event_website\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`event_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`event_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_event_event_date_idx\` ON \`events\` (\`event_date\`);`)
  await db.run(sql`CREATE INDEX \`events_event_event_featured_image_idx\` ON \`events\` (\`event_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_event_event_logo_idx\` ON \`events\` (\`event_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`events_meta_meta_image_idx\` ON \`events\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_event_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`media_type\` text DEFAULT 'IMAGE',
  	\`image_id\` integer,
  	\`video_id\` integer,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_event_gallery_order_idx\` ON \`_events_v_version_event_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_event_gallery_parent_id_idx\` ON \`_events_v_version_event_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_event_gallery_image_idx\` ON \`_events_v_version_event_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_event_gallery_video_idx\` ON \`_events_v_version_event_gallery\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_event_date\` text,
  	\`version_event_end\` text,
  	\`version_event_time_zone\` text DEFAULT 'America/Vancouver',
  	\`version_event_location\` text,
  	\`version_event_excerpt\` text,
  	\`version_event_featured_image_id\` integer,
  	\`version_event_logo_id\` integer,
  	\`version_event_body\` text,
  	\`version_event_website\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_event_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_event_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_event_version_event_date_idx\` ON \`_events_v\` (\`version_event_date\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_event_version_event_featured_image_idx\` ON \`_events_v\` (\`version_event_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_event_version_event_logo_idx\` ON \`_events_v\` (\`version_event_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_meta_version_meta_image_idx\` ON \`_events_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`support_groups_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`t\` text,
  	\`t2\` text,
  	\`c\` text,
  	\`e\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`support_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`support_groups_contacts_order_idx\` ON \`support_groups_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`support_groups_contacts_parent_id_idx\` ON \`support_groups_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`support_groups\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`cities\` text,
  	\`support_group_name_group_name\` text,
  	\`support_group_logo_id\` integer,
  	\`format\` text,
  	\`support_group_blue_box_message\` text,
  	\`support_group_social_media_facebook\` text,
  	\`support_group_social_media_instagram\` text,
  	\`support_group_other_languages_available\` integer,
  	\`support_group_other_languages_message\` text,
  	\`support_group_main_content_time_when_where_also_when\` text,
  	\`support_group_main_content_time_when_where_also_time\` text,
  	\`support_group_main_content_time_when_where_also_where\` text,
  	\`support_group_main_content_time_when_where_also_note\` text,
  	\`support_group_main_content_time_when_where_also_address\` text,
  	\`support_group_main_content_time_when_where_also_w\` text,
  	\`support_group_main_content_google_map_marker_lat\` numeric,
  	\`support_group_main_content_google_map_marker_lng\` numeric,
  	\`support_group_main_content_google_map_marker_map_url\` text,
  	\`support_group_main_content_about\` text,
  	\`meeting_frequency\` text,
  	\`meeting_weekday\` text,
  	\`meeting_week\` numeric,
  	\`meeting_start\` text,
  	\`meeting_end\` text,
  	\`meeting_time_zone\` text DEFAULT 'America/Vancouver',
  	\`meeting_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`support_group_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`support_groups_slug_idx\` ON \`support_groups\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`support_groups_support_group_logo_idx\` ON \`support_groups\` (\`support_group_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`support_groups_updated_at_idx\` ON \`support_groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`support_groups_created_at_idx\` ON \`support_groups\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`support_groups__status_idx\` ON \`support_groups\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`support_groups_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`support_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`support_groups_texts_order_parent\` ON \`support_groups_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`support_groups_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`support_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`support_groups_numbers_order_parent_idx\` ON \`support_groups_numbers\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`support_groups_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`provinces_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`support_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`provinces_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`support_groups_rels_order_idx\` ON \`support_groups_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`support_groups_rels_parent_idx\` ON \`support_groups_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`support_groups_rels_path_idx\` ON \`support_groups_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`support_groups_rels_provinces_id_idx\` ON \`support_groups_rels\` (\`provinces_id\`);`)
  await db.run(sql`CREATE TABLE \`_support_groups_v_version_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`t\` text,
  	\`t2\` text,
  	\`c\` text,
  	\`e\` text,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_support_groups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_support_groups_v_version_contacts_order_idx\` ON \`_support_groups_v_version_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_version_contacts_parent_id_idx\` ON \`_support_groups_v_version_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_support_groups_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_cities\` text,
  	\`version_support_group_name_group_name\` text,
  	\`version_support_group_logo_id\` integer,
  	\`version_format\` text,
  	\`version_support_group_blue_box_message\` text,
  	\`version_support_group_social_media_facebook\` text,
  	\`version_support_group_social_media_instagram\` text,
  	\`version_support_group_other_languages_available\` integer,
  	\`version_support_group_other_languages_message\` text,
  	\`version_support_group_main_content_time_when_where_also_when\` text,
  	\`version_support_group_main_content_time_when_where_also_time\` text,
  	\`version_support_group_main_content_time_when_where_also_where\` text,
  	\`version_support_group_main_content_time_when_where_also_note\` text,
  	\`version_support_group_main_content_time_when_where_also_address\` text,
  	\`version_support_group_main_content_time_when_where_also_w\` text,
  	\`version_support_group_main_content_google_map_marker_lat\` numeric,
  	\`version_support_group_main_content_google_map_marker_lng\` numeric,
  	\`version_support_group_main_content_google_map_marker_map_url\` text,
  	\`version_support_group_main_content_about\` text,
  	\`version_meeting_frequency\` text,
  	\`version_meeting_weekday\` text,
  	\`version_meeting_week\` numeric,
  	\`version_meeting_start\` text,
  	\`version_meeting_end\` text,
  	\`version_meeting_time_zone\` text DEFAULT 'America/Vancouver',
  	\`version_meeting_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`support_groups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_support_group_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_support_groups_v_parent_idx\` ON \`_support_groups_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_version_version_slug_idx\` ON \`_support_groups_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_version_version_support_group_logo_idx\` ON \`_support_groups_v\` (\`version_support_group_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_version_version_updated_at_idx\` ON \`_support_groups_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_version_version_created_at_idx\` ON \`_support_groups_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_version_version__status_idx\` ON \`_support_groups_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_created_at_idx\` ON \`_support_groups_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_updated_at_idx\` ON \`_support_groups_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_latest_idx\` ON \`_support_groups_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_support_groups_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_support_groups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_support_groups_v_texts_order_parent\` ON \`_support_groups_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_support_groups_v_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_support_groups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_support_groups_v_numbers_order_parent_idx\` ON \`_support_groups_v_numbers\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_support_groups_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`provinces_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_support_groups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`provinces_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_support_groups_v_rels_order_idx\` ON \`_support_groups_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_rels_parent_idx\` ON \`_support_groups_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_rels_path_idx\` ON \`_support_groups_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_rels_provinces_id_idx\` ON \`_support_groups_v_rels\` (\`provinces_id\`);`)
  await db.run(sql`CREATE TABLE \`faqs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`category\` numeric,
  	\`title\` text,
  	\`answer\` text,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`faqs_order_idx\` ON \`faqs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`faqs_updated_at_idx\` ON \`faqs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs_created_at_idx\` ON \`faqs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs__status_idx\` ON \`faqs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_faqs_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_category\` numeric,
  	\`version_title\` text,
  	\`version_answer\` text,
  	\`version_order\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faqs_v_parent_idx\` ON \`_faqs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_order_idx\` ON \`_faqs_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_updated_at_idx\` ON \`_faqs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_created_at_idx\` ON \`_faqs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version__status_idx\` ON \`_faqs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_created_at_idx\` ON \`_faqs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_updated_at_idx\` ON \`_faqs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_latest_idx\` ON \`_faqs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`provinces\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`provinces_code_idx\` ON \`provinces\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`provinces_updated_at_idx\` ON \`provinces\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`provinces_created_at_idx\` ON \`provinces\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`members_committies_committee_members\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`members_committies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`members_committies_committee_members_order_idx\` ON \`members_committies_committee_members\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`members_committies_committee_members_parent_id_idx\` ON \`members_committies_committee_members\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`members_committies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`members_committies_order_idx\` ON \`members_committies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`members_committies_parent_id_idx\` ON \`members_committies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`members\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`order\` numeric,
  	\`member_description_professional_designation\` text,
  	\`member_description_about\` text,
  	\`member_description_profile_picture_id\` integer,
  	\`member_contact_email\` text,
  	\`member_contact_tel\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`member_description_profile_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`members_slug_idx\` ON \`members\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`members_order_idx\` ON \`members\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`members_member_description_member_description_profile_pi_idx\` ON \`members\` (\`member_description_profile_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`members__status_idx\` ON \`members\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`members_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`member_types_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_types_id\`) REFERENCES \`member_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`members_rels_order_idx\` ON \`members_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`members_rels_parent_idx\` ON \`members_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`members_rels_path_idx\` ON \`members_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`members_rels_member_types_id_idx\` ON \`members_rels\` (\`member_types_id\`);`)
  await db.run(sql`CREATE TABLE \`_members_v_version_committies_committee_members\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_members_v_version_committies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_members_v_version_committies_committee_members_order_idx\` ON \`_members_v_version_committies_committee_members\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_version_committies_committee_members_parent_id_idx\` ON \`_members_v_version_committies_committee_members\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_members_v_version_committies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_members_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_members_v_version_committies_order_idx\` ON \`_members_v_version_committies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_version_committies_parent_id_idx\` ON \`_members_v_version_committies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_members_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric,
  	\`version_member_description_professional_designation\` text,
  	\`version_member_description_about\` text,
  	\`version_member_description_profile_picture_id\` integer,
  	\`version_member_contact_email\` text,
  	\`version_member_contact_tel\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_member_description_profile_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_members_v_parent_idx\` ON \`_members_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_version_version_slug_idx\` ON \`_members_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_version_version_order_idx\` ON \`_members_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_version_member_description_version_member_des_idx\` ON \`_members_v\` (\`version_member_description_profile_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_version_version_updated_at_idx\` ON \`_members_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_version_version_created_at_idx\` ON \`_members_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_version_version__status_idx\` ON \`_members_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_created_at_idx\` ON \`_members_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_updated_at_idx\` ON \`_members_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_latest_idx\` ON \`_members_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_members_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`member_types_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_members_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_types_id\`) REFERENCES \`member_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_members_v_rels_order_idx\` ON \`_members_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_rels_parent_idx\` ON \`_members_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_rels_path_idx\` ON \`_members_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_members_v_rels_member_types_id_idx\` ON \`_members_v_rels\` (\`member_types_id\`);`)
  await db.run(sql`CREATE TABLE \`member_types\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`parent_id\` integer,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`member_types\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`member_types_slug_idx\` ON \`member_types\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`member_types_parent_idx\` ON \`member_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`member_types_order_idx\` ON \`member_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`member_types_updated_at_idx\` ON \`member_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_types_created_at_idx\` ON \`member_types\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`grant_years\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`grant_years_name_idx\` ON \`grant_years\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`grant_years_slug_idx\` ON \`grant_years\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`grant_years_updated_at_idx\` ON \`grant_years\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`grant_years_created_at_idx\` ON \`grant_years\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`grant_years__status_idx\` ON \`grant_years\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`grant_years_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`grantees_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`grant_years\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`grantees_id\`) REFERENCES \`grantees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`grant_years_rels_order_idx\` ON \`grant_years_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`grant_years_rels_parent_idx\` ON \`grant_years_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`grant_years_rels_path_idx\` ON \`grant_years_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`grant_years_rels_grantees_id_idx\` ON \`grant_years_rels\` (\`grantees_id\`);`)
  await db.run(sql`CREATE TABLE \`_grant_years_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`grant_years\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_grant_years_v_parent_idx\` ON \`_grant_years_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_grant_years_v_version_version_name_idx\` ON \`_grant_years_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_grant_years_v_version_version_slug_idx\` ON \`_grant_years_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_grant_years_v_version_version_updated_at_idx\` ON \`_grant_years_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_grant_years_v_version_version_created_at_idx\` ON \`_grant_years_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_grant_years_v_version_version__status_idx\` ON \`_grant_years_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_grant_years_v_created_at_idx\` ON \`_grant_years_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_grant_years_v_updated_at_idx\` ON \`_grant_years_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_grant_years_v_latest_idx\` ON \`_grant_years_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_grant_years_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`grantees_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_grant_years_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`grantees_id\`) REFERENCES \`grantees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_grant_years_v_rels_order_idx\` ON \`_grant_years_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_grant_years_v_rels_parent_idx\` ON \`_grant_years_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_grant_years_v_rels_path_idx\` ON \`_grant_years_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_grant_years_v_rels_grantees_id_idx\` ON \`_grant_years_v_rels\` (\`grantees_id\`);`)
  await db.run(sql`CREATE TABLE \`grantees\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`grantee_bio_title\` text,
  	\`grantee_bio_institution\` text,
  	\`grantee_bio_project\` text,
  	\`grantee_bio_amount\` numeric,
  	\`grantee_bio_biography\` text,
  	\`grantee_bio_portfolio_picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`grantee_bio_portfolio_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`grantees_grantee_bio_grantee_bio_portfolio_picture_idx\` ON \`grantees\` (\`grantee_bio_portfolio_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`grantees_updated_at_idx\` ON \`grantees\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`grantees_created_at_idx\` ON \`grantees\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`grantees__status_idx\` ON \`grantees\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_grantees_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_grantee_bio_title\` text,
  	\`version_grantee_bio_institution\` text,
  	\`version_grantee_bio_project\` text,
  	\`version_grantee_bio_amount\` numeric,
  	\`version_grantee_bio_biography\` text,
  	\`version_grantee_bio_portfolio_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`grantees\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_grantee_bio_portfolio_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_grantees_v_parent_idx\` ON \`_grantees_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_grantees_v_version_grantee_bio_version_grantee_bio_port_idx\` ON \`_grantees_v\` (\`version_grantee_bio_portfolio_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_grantees_v_version_version_updated_at_idx\` ON \`_grantees_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_grantees_v_version_version_created_at_idx\` ON \`_grantees_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_grantees_v_version_version__status_idx\` ON \`_grantees_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_grantees_v_created_at_idx\` ON \`_grantees_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_grantees_v_updated_at_idx\` ON \`_grantees_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_grantees_v_latest_idx\` ON \`_grantees_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`video_id\` text,
  	\`file_id\` integer,
  	\`captions_id\` integer,
  	\`poster_id\` integer,
  	\`seconds\` numeric,
  	\`transcript_body\` text,
  	\`video_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`captions_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_slug_idx\` ON \`videos\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`videos_video_id_idx\` ON \`videos\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_file_idx\` ON \`videos\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_captions_idx\` ON \`videos\` (\`captions_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_poster_idx\` ON \`videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_video_published_at_idx\` ON \`videos\` (\`video_published_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`videos__status_idx\` ON \`videos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`videos_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`playlists_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`playlists_id\`) REFERENCES \`playlists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_rels_order_idx\` ON \`videos_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_parent_idx\` ON \`videos_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_path_idx\` ON \`videos_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_playlists_id_idx\` ON \`videos_rels\` (\`playlists_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_video_id\` text,
  	\`version_file_id\` integer,
  	\`version_captions_id\` integer,
  	\`version_poster_id\` integer,
  	\`version_seconds\` numeric,
  	\`version_transcript_body\` text,
  	\`version_video_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_captions_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_parent_idx\` ON \`_videos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_slug_idx\` ON \`_videos_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_video_id_idx\` ON \`_videos_v\` (\`version_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_file_idx\` ON \`_videos_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_captions_idx\` ON \`_videos_v\` (\`version_captions_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_poster_idx\` ON \`_videos_v\` (\`version_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_video_published_at_idx\` ON \`_videos_v\` (\`version_video_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_updated_at_idx\` ON \`_videos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_created_at_idx\` ON \`_videos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version__status_idx\` ON \`_videos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_created_at_idx\` ON \`_videos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_updated_at_idx\` ON \`_videos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_latest_idx\` ON \`_videos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`playlists_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_videos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`playlists_id\`) REFERENCES \`playlists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_order_idx\` ON \`_videos_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_parent_idx\` ON \`_videos_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_path_idx\` ON \`_videos_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_playlists_id_idx\` ON \`_videos_v_rels\` (\`playlists_id\`);`)
  await db.run(sql`CREATE TABLE \`playlists\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`play_list_id\` text,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`playlists_slug_idx\` ON \`playlists\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`playlists_order_idx\` ON \`playlists\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`playlists_updated_at_idx\` ON \`playlists\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`playlists_created_at_idx\` ON \`playlists\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`instagram_posts_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`media_type\` text,
  	\`image_id\` integer,
  	\`video_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`instagram_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`instagram_posts_children_order_idx\` ON \`instagram_posts_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`instagram_posts_children_parent_id_idx\` ON \`instagram_posts_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`instagram_posts_children_image_idx\` ON \`instagram_posts_children\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`instagram_posts_children_video_idx\` ON \`instagram_posts_children\` (\`video_id\`);`)
  await db.run(sql`CREATE TABLE \`instagram_posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`post_id\` text NOT NULL,
  	\`media_type\` text NOT NULL,
  	\`timestamp\` text NOT NULL,
  	\`caption\` text,
  	\`alt\` text,
  	\`permalink\` text,
  	\`image_id\` integer,
  	\`video_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`instagram_posts_post_id_idx\` ON \`instagram_posts\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`instagram_posts_timestamp_idx\` ON \`instagram_posts\` (\`timestamp\`);`)
  await db.run(sql`CREATE INDEX \`instagram_posts_image_idx\` ON \`instagram_posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`instagram_posts_video_idx\` ON \`instagram_posts\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`instagram_posts_updated_at_idx\` ON \`instagram_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`instagram_posts_created_at_idx\` ON \`instagram_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`credit\` text,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_jpeg400_url\` text,
  	\`sizes_jpeg400_width\` numeric,
  	\`sizes_jpeg400_height\` numeric,
  	\`sizes_jpeg400_mime_type\` text,
  	\`sizes_jpeg400_filesize\` numeric,
  	\`sizes_jpeg400_filename\` text,
  	\`sizes_webp400_url\` text,
  	\`sizes_webp400_width\` numeric,
  	\`sizes_webp400_height\` numeric,
  	\`sizes_webp400_mime_type\` text,
  	\`sizes_webp400_filesize\` numeric,
  	\`sizes_webp400_filename\` text,
  	\`sizes_jpeg800_url\` text,
  	\`sizes_jpeg800_width\` numeric,
  	\`sizes_jpeg800_height\` numeric,
  	\`sizes_jpeg800_mime_type\` text,
  	\`sizes_jpeg800_filesize\` numeric,
  	\`sizes_jpeg800_filename\` text,
  	\`sizes_webp800_url\` text,
  	\`sizes_webp800_width\` numeric,
  	\`sizes_webp800_height\` numeric,
  	\`sizes_webp800_mime_type\` text,
  	\`sizes_webp800_filesize\` numeric,
  	\`sizes_webp800_filename\` text,
  	\`sizes_jpeg1200_url\` text,
  	\`sizes_jpeg1200_width\` numeric,
  	\`sizes_jpeg1200_height\` numeric,
  	\`sizes_jpeg1200_mime_type\` text,
  	\`sizes_jpeg1200_filesize\` numeric,
  	\`sizes_jpeg1200_filename\` text,
  	\`sizes_webp1200_url\` text,
  	\`sizes_webp1200_width\` numeric,
  	\`sizes_webp1200_height\` numeric,
  	\`sizes_webp1200_mime_type\` text,
  	\`sizes_webp1200_filesize\` numeric,
  	\`sizes_webp1200_filename\` text,
  	\`sizes_jpeg1600_url\` text,
  	\`sizes_jpeg1600_width\` numeric,
  	\`sizes_jpeg1600_height\` numeric,
  	\`sizes_jpeg1600_mime_type\` text,
  	\`sizes_jpeg1600_filesize\` numeric,
  	\`sizes_jpeg1600_filename\` text,
  	\`sizes_webp1600_url\` text,
  	\`sizes_webp1600_width\` numeric,
  	\`sizes_webp1600_height\` numeric,
  	\`sizes_webp1600_mime_type\` text,
  	\`sizes_webp1600_filesize\` numeric,
  	\`sizes_webp1600_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_original_name_idx\` ON \`media\` (\`original_name\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_jpeg400_sizes_jpeg400_filename_idx\` ON \`media\` (\`sizes_jpeg400_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp400_sizes_webp400_filename_idx\` ON \`media\` (\`sizes_webp400_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_jpeg800_sizes_jpeg800_filename_idx\` ON \`media\` (\`sizes_jpeg800_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp800_sizes_webp800_filename_idx\` ON \`media\` (\`sizes_webp800_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_jpeg1200_sizes_jpeg1200_filename_idx\` ON \`media\` (\`sizes_jpeg1200_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1200_sizes_webp1200_filename_idx\` ON \`media\` (\`sizes_webp1200_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_jpeg1600_sizes_jpeg1600_filename_idx\` ON \`media\` (\`sizes_jpeg1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1600_sizes_webp1600_filename_idx\` ON \`media\` (\`sizes_webp1600_filename\`);`)
  await db.run(sql`CREATE TABLE \`donations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order_id\` text NOT NULL,
  	\`idempotency_key\` text NOT NULL,
  	\`human_check\` text,
  	\`state\` text NOT NULL,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`donation_type\` text NOT NULL,
  	\`amount_cents\` numeric NOT NULL,
  	\`donation_area\` text NOT NULL,
  	\`approved_at\` text,
  	\`next_check_at\` text,
  	\`checks\` numeric DEFAULT 0 NOT NULL,
  	\`follow_up\` text DEFAULT 'none' NOT NULL,
  	\`follow_up_at\` text,
  	\`follow_up_failures\` numeric DEFAULT 0 NOT NULL,
  	\`first_billing_day\` text,
  	\`donor_first_name\` text,
  	\`donor_last_name\` text,
  	\`donor_address\` text,
  	\`donor_city\` text,
  	\`donor_province\` text,
  	\`donor_country\` text,
  	\`donor_postal_code\` text,
  	\`donor_telephone\` text,
  	\`donor_email\` text,
  	\`donor_mailing_list\` integer DEFAULT false,
  	\`receipt_name\` text,
  	\`receipt_address\` text,
  	\`gift_kind\` text,
  	\`gift_occasion\` text,
  	\`gift_occasion_other\` text,
  	\`gift_title\` text,
  	\`gift_first_name\` text,
  	\`gift_last_name\` text,
  	\`gift_sent_behalf\` text,
  	\`gift_name_on_card\` text,
  	\`gift_message\` text,
  	\`gift_recipient_name\` text,
  	\`gift_address\` text,
  	\`gift_city\` text,
  	\`gift_province\` text,
  	\`gift_postal_code\` text,
  	\`gift_country\` text,
  	\`card_kind\` text,
  	\`card_email\` text,
  	\`card_subject\` text,
  	\`card_message\` text,
  	\`card_image\` numeric,
  	\`admin_note\` text,
  	\`gateway_response_code\` text,
  	\`gateway_auth_code\` text,
  	\`gateway_reference_num\` text,
  	\`gateway_transaction_id\` text,
  	\`gateway_trans_date_time\` text,
  	\`gateway_message\` text,
  	\`gateway_card_type\` text,
  	\`gateway_issuer_id\` text,
  	\`gateway_data_key\` text,
  	\`history\` text DEFAULT '[]' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`donations_order_id_idx\` ON \`donations\` (\`order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`donations_idempotency_key_idx\` ON \`donations\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`donations_human_check_idx\` ON \`donations\` (\`human_check\`);`)
  await db.run(sql`CREATE INDEX \`donations_state_idx\` ON \`donations\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`donations_approved_at_idx\` ON \`donations\` (\`approved_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_next_check_at_idx\` ON \`donations\` (\`next_check_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_follow_up_idx\` ON \`donations\` (\`follow_up\`);`)
  await db.run(sql`CREATE INDEX \`donations_follow_up_at_idx\` ON \`donations\` (\`follow_up_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_donor_donor_email_idx\` ON \`donations\` (\`donor_email\`);`)
  await db.run(sql`CREATE INDEX \`donations_updated_at_idx\` ON \`donations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`donations_created_at_idx\` ON \`donations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`monthly_gifts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order_id\` text NOT NULL,
  	\`sign_up_id\` integer NOT NULL,
  	\`state\` text NOT NULL,
  	\`amount_cents\` numeric NOT NULL,
  	\`donation_area\` text NOT NULL,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`data_key\` text NOT NULL,
  	\`issuer_id\` text,
  	\`first_billing_day\` text NOT NULL,
  	\`next_billing_day\` text NOT NULL,
  	\`stopped_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`sign_up_id\`) REFERENCES \`donations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`monthly_gifts_order_id_idx\` ON \`monthly_gifts\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`monthly_gifts_sign_up_idx\` ON \`monthly_gifts\` (\`sign_up_id\`);`)
  await db.run(sql`CREATE INDEX \`monthly_gifts_state_idx\` ON \`monthly_gifts\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`monthly_gifts_email_idx\` ON \`monthly_gifts\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`monthly_gifts_next_billing_day_idx\` ON \`monthly_gifts\` (\`next_billing_day\`);`)
  await db.run(sql`CREATE INDEX \`monthly_gifts_updated_at_idx\` ON \`monthly_gifts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`monthly_gifts_created_at_idx\` ON \`monthly_gifts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`receipts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`serial\` numeric NOT NULL,
  	\`issue_key\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`donation_id\` integer,
  	\`donor_name\` text NOT NULL,
  	\`gift_day\` text NOT NULL,
  	\`issue_day\` text NOT NULL,
  	\`amount_cents\` numeric NOT NULL,
  	\`advantage_cents\` numeric NOT NULL,
  	\`eligible_cents\` numeric NOT NULL,
  	\`replaces_id\` integer,
  	\`reason\` text,
  	\`closed_by\` text,
  	\`closed_at\` text,
  	\`report_due_day\` text,
  	\`facts\` text NOT NULL,
  	\`pdf_sha256\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`donation_id\`) REFERENCES \`donations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`replaces_id\`) REFERENCES \`receipts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`receipts_serial_idx\` ON \`receipts\` (\`serial\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`receipts_issue_key_idx\` ON \`receipts\` (\`issue_key\`);`)
  await db.run(sql`CREATE INDEX \`receipts_state_idx\` ON \`receipts\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`receipts_donation_idx\` ON \`receipts\` (\`donation_id\`);`)
  await db.run(sql`CREATE INDEX \`receipts_issue_day_idx\` ON \`receipts\` (\`issue_day\`);`)
  await db.run(sql`CREATE INDEX \`receipts_replaces_idx\` ON \`receipts\` (\`replaces_id\`);`)
  await db.run(sql`CREATE INDEX \`receipts_updated_at_idx\` ON \`receipts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`receipts_created_at_idx\` ON \`receipts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`cards_to_mail\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order_id\` text NOT NULL,
  	\`donation_id\` integer NOT NULL,
  	\`recipient_name\` text,
  	\`city\` text,
  	\`mailed\` integer DEFAULT false,
  	\`mailed_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`donation_id\`) REFERENCES \`donations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cards_to_mail_order_id_idx\` ON \`cards_to_mail\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`cards_to_mail_donation_idx\` ON \`cards_to_mail\` (\`donation_id\`);`)
  await db.run(sql`CREATE INDEX \`cards_to_mail_mailed_idx\` ON \`cards_to_mail\` (\`mailed\`);`)
  await db.run(sql`CREATE INDEX \`cards_to_mail_updated_at_idx\` ON \`cards_to_mail\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cards_to_mail_created_at_idx\` ON \`cards_to_mail\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`blocklist\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`value\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`expires_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`blocklist_updated_at_idx\` ON \`blocklist\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blocklist_created_at_idx\` ON \`blocklist\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_value_idx\` ON \`blocklist\` (\`kind\`,\`value\`);`)
  await db.run(sql`CREATE TABLE \`protection_counters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`protection_counters_key_idx\` ON \`protection_counters\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`protection_counters_expires_at_idx\` ON \`protection_counters\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`used_human_checks\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`check\` text NOT NULL,
  	\`used_for\` text NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`used_human_checks_check_idx\` ON \`used_human_checks\` (\`check\`);`)
  await db.run(sql`CREATE INDEX \`used_human_checks_expires_at_idx\` ON \`used_human_checks\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`form_submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`note\` text,
  	\`reference\` text NOT NULL,
  	\`form\` text NOT NULL,
  	\`person\` text,
  	\`email\` text,
  	\`mail_on\` text,
  	\`answers\` text NOT NULL,
  	\`spam_reason\` text,
  	\`sender\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`form_submissions_state_idx\` ON \`form_submissions\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissions_reference_idx\` ON \`form_submissions\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_form_idx\` ON \`form_submissions\` (\`form\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_email_idx\` ON \`form_submissions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_mail_on_idx\` ON \`form_submissions\` (\`mail_on\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_sender_idx\` ON \`form_submissions\` (\`sender\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_updated_at_idx\` ON \`form_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_created_at_idx\` ON \`form_submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`language\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`sender\` text,
  	\`confirmed_at\` text,
  	\`passed_on_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_state_idx\` ON \`subscribers\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_sender_idx\` ON \`subscribers\` (\`sender\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_passed_on_at_idx\` ON \`subscribers\` (\`passed_on_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`outbox_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`filename\` text NOT NULL,
  	\`content_type\` text NOT NULL,
  	\`content_id\` text,
  	\`sha256\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`outbox_attachments_order_idx\` ON \`outbox_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`outbox_attachments_parent_id_idx\` ON \`outbox_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`reply_to\` text,
  	\`kind\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`about_collection\` text,
  	\`about_id\` text,
  	\`key\` text NOT NULL,
  	\`html\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`outbox_to_idx\` ON \`outbox\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`outbox_kind_idx\` ON \`outbox\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`outbox_state_idx\` ON \`outbox\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`outbox_next_attempt_at_idx\` ON \`outbox\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_about_id_idx\` ON \`outbox\` (\`about_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`outbox_key_idx\` ON \`outbox\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`must_change_password\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to_type\` text DEFAULT 'reference',
  	\`to_url\` text,
  	\`type\` text DEFAULT '301' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`news_id\` integer,
  	\`stories_id\` integer,
  	\`events_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_rels_order_idx\` ON \`redirects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_parent_idx\` ON \`redirects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_path_idx\` ON \`redirects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_pages_id_idx\` ON \`redirects_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_news_id_idx\` ON \`redirects_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_stories_id_idx\` ON \`redirects_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_events_id_idx\` ON \`redirects_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`stories_id\` integer,
  	\`news_id\` integer,
  	\`newsletters_id\` integer,
  	\`events_id\` integer,
  	\`support_groups_id\` integer,
  	\`faqs_id\` integer,
  	\`provinces_id\` integer,
  	\`members_id\` integer,
  	\`member_types_id\` integer,
  	\`grant_years_id\` integer,
  	\`grantees_id\` integer,
  	\`videos_id\` integer,
  	\`playlists_id\` integer,
  	\`instagram_posts_id\` integer,
  	\`media_id\` integer,
  	\`donations_id\` integer,
  	\`monthly_gifts_id\` integer,
  	\`receipts_id\` integer,
  	\`cards_to_mail_id\` integer,
  	\`blocklist_id\` integer,
  	\`protection_counters_id\` integer,
  	\`used_human_checks_id\` integer,
  	\`form_submissions_id\` integer,
  	\`subscribers_id\` integer,
  	\`outbox_id\` integer,
  	\`users_id\` integer,
  	\`redirects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`support_groups_id\`) REFERENCES \`support_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`provinces_id\`) REFERENCES \`provinces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_types_id\`) REFERENCES \`member_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`grant_years_id\`) REFERENCES \`grant_years\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`grantees_id\`) REFERENCES \`grantees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`playlists_id\`) REFERENCES \`playlists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`instagram_posts_id\`) REFERENCES \`instagram_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`donations_id\`) REFERENCES \`donations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`monthly_gifts_id\`) REFERENCES \`monthly_gifts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`receipts_id\`) REFERENCES \`receipts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cards_to_mail_id\`) REFERENCES \`cards_to_mail\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blocklist_id\`) REFERENCES \`blocklist\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`protection_counters_id\`) REFERENCES \`protection_counters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`used_human_checks_id\`) REFERENCES \`used_human_checks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_submissions_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_support_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`support_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_provinces_id_idx\` ON \`payload_locked_documents_rels\` (\`provinces_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_types_id_idx\` ON \`payload_locked_documents_rels\` (\`member_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_grant_years_id_idx\` ON \`payload_locked_documents_rels\` (\`grant_years_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_grantees_id_idx\` ON \`payload_locked_documents_rels\` (\`grantees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_playlists_id_idx\` ON \`payload_locked_documents_rels\` (\`playlists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_instagram_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`instagram_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_donations_id_idx\` ON \`payload_locked_documents_rels\` (\`donations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_monthly_gifts_id_idx\` ON \`payload_locked_documents_rels\` (\`monthly_gifts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_receipts_id_idx\` ON \`payload_locked_documents_rels\` (\`receipts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cards_to_mail_id_idx\` ON \`payload_locked_documents_rels\` (\`cards_to_mail_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blocklist_id_idx\` ON \`payload_locked_documents_rels\` (\`blocklist_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_protection_counters_id_idx\` ON \`payload_locked_documents_rels\` (\`protection_counters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_used_human_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`used_human_checks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`learn_more\` text,
  	\`image_id\` integer NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_slides_order_idx\` ON \`home_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_parent_id_idx\` ON \`home_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_image_idx\` ON \`home_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`home_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	\`label\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_figures_order_idx\` ON \`home_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_figures_parent_id_idx\` ON \`home_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_initiatives\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`href\` text NOT NULL,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_initiatives_order_idx\` ON \`home_initiatives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_initiatives_parent_id_idx\` ON \`home_initiatives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_initiatives_image_idx\` ON \`home_initiatives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`home_take_action_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_take_action_links_order_idx\` ON \`home_take_action_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_take_action_links_parent_id_idx\` ON \`home_take_action_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`vision_title\` text DEFAULT '' NOT NULL,
  	\`vision_text\` text DEFAULT '' NOT NULL,
  	\`photo_image_id\` integer,
  	\`photo_caption\` text,
  	\`take_action_title\` text DEFAULT '' NOT NULL,
  	\`take_action_text\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`photo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_photo_photo_image_idx\` ON \`home\` (\`photo_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`learn_more\` text,
  	\`image_id\` integer NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_order_idx\` ON \`_home_v_version_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_parent_id_idx\` ON \`_home_v_version_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_image_idx\` ON \`_home_v_version_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_figures_order_idx\` ON \`_home_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_figures_parent_id_idx\` ON \`_home_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_initiatives\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`href\` text NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_initiatives_order_idx\` ON \`_home_v_version_initiatives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_initiatives_parent_id_idx\` ON \`_home_v_version_initiatives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_initiatives_image_idx\` ON \`_home_v_version_initiatives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_take_action_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_take_action_links_order_idx\` ON \`_home_v_version_take_action_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_take_action_links_parent_id_idx\` ON \`_home_v_version_take_action_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_vision_title\` text DEFAULT '' NOT NULL,
  	\`version_vision_text\` text DEFAULT '' NOT NULL,
  	\`version_photo_image_id\` integer,
  	\`version_photo_caption\` text,
  	\`version_take_action_title\` text DEFAULT '' NOT NULL,
  	\`version_take_action_text\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_photo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_photo_version_photo_image_idx\` ON \`_home_v\` (\`version_photo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu_children_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_menu_children_links_order_idx\` ON \`navigation_menu_children_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_children_links_parent_id_idx\` ON \`navigation_menu_children_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_menu_children_order_idx\` ON \`navigation_menu_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_children_parent_id_idx\` ON \`navigation_menu_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_menu_order_idx\` ON \`navigation_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_parent_id_idx\` ON \`navigation_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_children_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_children_links_order_idx\` ON \`_navigation_v_version_menu_children_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_children_links_parent_id_idx\` ON \`_navigation_v_version_menu_children_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_children_order_idx\` ON \`_navigation_v_version_menu_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_children_parent_id_idx\` ON \`_navigation_v_version_menu_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_order_idx\` ON \`_navigation_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_parent_id_idx\` ON \`_navigation_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`annual_report_revenue_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`amount\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`annual_report\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`annual_report_revenue_items_order_idx\` ON \`annual_report_revenue_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`annual_report_revenue_items_parent_id_idx\` ON \`annual_report_revenue_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`annual_report_expenses_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`amount\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`annual_report_expenses_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`annual_report_expenses_items_children_order_idx\` ON \`annual_report_expenses_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`annual_report_expenses_items_children_parent_id_idx\` ON \`annual_report_expenses_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`annual_report_expenses_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`amount\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`annual_report\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`annual_report_expenses_items_order_idx\` ON \`annual_report_expenses_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`annual_report_expenses_items_parent_id_idx\` ON \`annual_report_expenses_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`annual_report_historical\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`document_id\` integer,
  	\`url\` text,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`annual_report\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`annual_report_historical_order_idx\` ON \`annual_report_historical\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`annual_report_historical_parent_id_idx\` ON \`annual_report_historical\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`annual_report_historical_document_idx\` ON \`annual_report_historical\` (\`document_id\`);`)
  await db.run(sql`CREATE TABLE \`annual_report\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric DEFAULT 2024 NOT NULL,
  	\`owner_note\` text,
  	\`revenue_total\` numeric DEFAULT 0 NOT NULL,
  	\`expenses_total\` numeric DEFAULT 0 NOT NULL,
  	\`excess_percent\` numeric DEFAULT 0 NOT NULL,
  	\`excess_amount\` numeric DEFAULT 0 NOT NULL,
  	\`flipbook_label\` text DEFAULT '' NOT NULL,
  	\`flipbook_url\` text DEFAULT '' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_annual_report_v_version_revenue_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`amount\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_annual_report_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_annual_report_v_version_revenue_items_order_idx\` ON \`_annual_report_v_version_revenue_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_annual_report_v_version_revenue_items_parent_id_idx\` ON \`_annual_report_v_version_revenue_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_annual_report_v_version_expenses_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`amount\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_annual_report_v_version_expenses_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_annual_report_v_version_expenses_items_children_order_idx\` ON \`_annual_report_v_version_expenses_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_annual_report_v_version_expenses_items_children_parent_id_idx\` ON \`_annual_report_v_version_expenses_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_annual_report_v_version_expenses_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`amount\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_annual_report_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_annual_report_v_version_expenses_items_order_idx\` ON \`_annual_report_v_version_expenses_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_annual_report_v_version_expenses_items_parent_id_idx\` ON \`_annual_report_v_version_expenses_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_annual_report_v_version_historical\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`document_id\` integer,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_annual_report_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_annual_report_v_version_historical_order_idx\` ON \`_annual_report_v_version_historical\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_annual_report_v_version_historical_parent_id_idx\` ON \`_annual_report_v_version_historical\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_annual_report_v_version_historical_document_idx\` ON \`_annual_report_v_version_historical\` (\`document_id\`);`)
  await db.run(sql`CREATE TABLE \`_annual_report_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_year\` numeric DEFAULT 2024 NOT NULL,
  	\`version_owner_note\` text,
  	\`version_revenue_total\` numeric DEFAULT 0 NOT NULL,
  	\`version_expenses_total\` numeric DEFAULT 0 NOT NULL,
  	\`version_excess_percent\` numeric DEFAULT 0 NOT NULL,
  	\`version_excess_amount\` numeric DEFAULT 0 NOT NULL,
  	\`version_flipbook_label\` text DEFAULT '' NOT NULL,
  	\`version_flipbook_url\` text DEFAULT '' NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_annual_report_v_created_at_idx\` ON \`_annual_report_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_annual_report_v_updated_at_idx\` ON \`_annual_report_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`butts_in_motion_activities_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`butts_in_motion_activities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`butts_in_motion_activities_links_order_idx\` ON \`butts_in_motion_activities_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`butts_in_motion_activities_links_parent_id_idx\` ON \`butts_in_motion_activities_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`butts_in_motion_activities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`location\` text NOT NULL,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`butts_in_motion\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`butts_in_motion_activities_order_idx\` ON \`butts_in_motion_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`butts_in_motion_activities_parent_id_idx\` ON \`butts_in_motion_activities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`butts_in_motion_activities_image_idx\` ON \`butts_in_motion_activities\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`butts_in_motion\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`butts_in_motion_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`butts_in_motion\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`butts_in_motion_rels_order_idx\` ON \`butts_in_motion_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`butts_in_motion_rels_parent_idx\` ON \`butts_in_motion_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`butts_in_motion_rels_path_idx\` ON \`butts_in_motion_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`butts_in_motion_rels_media_id_idx\` ON \`butts_in_motion_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_butts_in_motion_v_version_activities_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_butts_in_motion_v_version_activities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_butts_in_motion_v_version_activities_links_order_idx\` ON \`_butts_in_motion_v_version_activities_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_butts_in_motion_v_version_activities_links_parent_id_idx\` ON \`_butts_in_motion_v_version_activities_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_butts_in_motion_v_version_activities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`location\` text NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_butts_in_motion_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_butts_in_motion_v_version_activities_order_idx\` ON \`_butts_in_motion_v_version_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_butts_in_motion_v_version_activities_parent_id_idx\` ON \`_butts_in_motion_v_version_activities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_butts_in_motion_v_version_activities_image_idx\` ON \`_butts_in_motion_v_version_activities\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_butts_in_motion_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_butts_in_motion_v_created_at_idx\` ON \`_butts_in_motion_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_butts_in_motion_v_updated_at_idx\` ON \`_butts_in_motion_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_butts_in_motion_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_butts_in_motion_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_butts_in_motion_v_rels_order_idx\` ON \`_butts_in_motion_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_butts_in_motion_v_rels_parent_idx\` ON \`_butts_in_motion_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_butts_in_motion_v_rels_path_idx\` ON \`_butts_in_motion_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_butts_in_motion_v_rels_media_id_idx\` ON \`_butts_in_motion_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`province_first\` text DEFAULT 'BC' NOT NULL,
  	\`redirect_pause_seconds\` numeric DEFAULT 5 NOT NULL,
  	\`map_latitude\` numeric DEFAULT 60 NOT NULL,
  	\`map_longitude\` numeric DEFAULT -96 NOT NULL,
  	\`map_zoom\` numeric DEFAULT 4 NOT NULL,
  	\`map_max_zoom\` numeric DEFAULT 9 NOT NULL,
  	\`mailing_list_default\` integer DEFAULT true,
  	\`kit_shipping_text\` text DEFAULT '' NOT NULL,
  	\`store_url\` text DEFAULT '' NOT NULL,
  	\`channel_url\` text DEFAULT '' NOT NULL,
  	\`newsletter_archive_url\` text DEFAULT '' NOT NULL,
  	\`calendar_widget_note\` text,
  	\`receipt_signatory\` text,
  	\`receipt_signatory_title\` text,
  	\`receipt_place_of_issue\` text,
  	\`receipt_minimum_cents\` numeric DEFAULT 2000,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_province_first\` text DEFAULT 'BC' NOT NULL,
  	\`version_redirect_pause_seconds\` numeric DEFAULT 5 NOT NULL,
  	\`version_map_latitude\` numeric DEFAULT 60 NOT NULL,
  	\`version_map_longitude\` numeric DEFAULT -96 NOT NULL,
  	\`version_map_zoom\` numeric DEFAULT 4 NOT NULL,
  	\`version_map_max_zoom\` numeric DEFAULT 9 NOT NULL,
  	\`version_mailing_list_default\` integer DEFAULT true,
  	\`version_kit_shipping_text\` text DEFAULT '' NOT NULL,
  	\`version_store_url\` text DEFAULT '' NOT NULL,
  	\`version_channel_url\` text DEFAULT '' NOT NULL,
  	\`version_newsletter_archive_url\` text DEFAULT '' NOT NULL,
  	\`version_calendar_widget_note\` text,
  	\`version_receipt_signatory\` text,
  	\`version_receipt_signatory_title\` text,
  	\`version_receipt_place_of_issue\` text,
  	\`version_receipt_minimum_cents\` numeric DEFAULT 2000,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`donation_protection\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`attack_mode\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_blocks_rich_text\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_accordion_items\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_accordion\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_figure\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_video\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_video_carousel\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_table_columns\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_table_rows_cells\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_table_rows\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_table\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_definition_list_items\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_definition_list\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_card_grid_cards\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_card_grid\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_logo_grid_logos\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_logo_grid\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_call_to_action\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_contact_blocks_contacts\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_contact_blocks\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_downloads_files\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_downloads\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_quote\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_gallery_images\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_special\`;`)
  await db.run(sql`DROP TABLE \`pages_clinical_sources\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_rich_text\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_accordion_items\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_accordion\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_figure\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_video\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_video_carousel\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_table_columns\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_table_rows_cells\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_table_rows\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_table\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_definition_list_items\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_definition_list\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_card_grid_cards\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_card_grid\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_logo_grid_logos\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_logo_grid\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_call_to_action\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_contact_blocks_contacts\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_contact_blocks\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_downloads_files\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_downloads\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_quote\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_gallery_images\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_special\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_clinical_sources\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`stories_story_headings\`;`)
  await db.run(sql`DROP TABLE \`stories\`;`)
  await db.run(sql`DROP TABLE \`stories_rels\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_story_headings\`;`)
  await db.run(sql`DROP TABLE \`_stories_v\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_rels\`;`)
  await db.run(sql`DROP TABLE \`news_news_buttons\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`news_rels\`;`)
  await db.run(sql`DROP TABLE \`_news_v_version_news_buttons\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v_rels\`;`)
  await db.run(sql`DROP TABLE \`newsletters\`;`)
  await db.run(sql`DROP TABLE \`_newsletters_v\`;`)
  await db.run(sql`DROP TABLE \`events_event_gallery\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_event_gallery\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`support_groups_contacts\`;`)
  await db.run(sql`DROP TABLE \`support_groups\`;`)
  await db.run(sql`DROP TABLE \`support_groups_texts\`;`)
  await db.run(sql`DROP TABLE \`support_groups_numbers\`;`)
  await db.run(sql`DROP TABLE \`support_groups_rels\`;`)
  await db.run(sql`DROP TABLE \`_support_groups_v_version_contacts\`;`)
  await db.run(sql`DROP TABLE \`_support_groups_v\`;`)
  await db.run(sql`DROP TABLE \`_support_groups_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_support_groups_v_numbers\`;`)
  await db.run(sql`DROP TABLE \`_support_groups_v_rels\`;`)
  await db.run(sql`DROP TABLE \`faqs\`;`)
  await db.run(sql`DROP TABLE \`_faqs_v\`;`)
  await db.run(sql`DROP TABLE \`provinces\`;`)
  await db.run(sql`DROP TABLE \`members_committies_committee_members\`;`)
  await db.run(sql`DROP TABLE \`members_committies\`;`)
  await db.run(sql`DROP TABLE \`members\`;`)
  await db.run(sql`DROP TABLE \`members_rels\`;`)
  await db.run(sql`DROP TABLE \`_members_v_version_committies_committee_members\`;`)
  await db.run(sql`DROP TABLE \`_members_v_version_committies\`;`)
  await db.run(sql`DROP TABLE \`_members_v\`;`)
  await db.run(sql`DROP TABLE \`_members_v_rels\`;`)
  await db.run(sql`DROP TABLE \`member_types\`;`)
  await db.run(sql`DROP TABLE \`grant_years\`;`)
  await db.run(sql`DROP TABLE \`grant_years_rels\`;`)
  await db.run(sql`DROP TABLE \`_grant_years_v\`;`)
  await db.run(sql`DROP TABLE \`_grant_years_v_rels\`;`)
  await db.run(sql`DROP TABLE \`grantees\`;`)
  await db.run(sql`DROP TABLE \`_grantees_v\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos_rels\`;`)
  await db.run(sql`DROP TABLE \`_videos_v\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_rels\`;`)
  await db.run(sql`DROP TABLE \`playlists\`;`)
  await db.run(sql`DROP TABLE \`instagram_posts_children\`;`)
  await db.run(sql`DROP TABLE \`instagram_posts\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`donations\`;`)
  await db.run(sql`DROP TABLE \`monthly_gifts\`;`)
  await db.run(sql`DROP TABLE \`receipts\`;`)
  await db.run(sql`DROP TABLE \`cards_to_mail\`;`)
  await db.run(sql`DROP TABLE \`blocklist\`;`)
  await db.run(sql`DROP TABLE \`protection_counters\`;`)
  await db.run(sql`DROP TABLE \`used_human_checks\`;`)
  await db.run(sql`DROP TABLE \`form_submissions\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`outbox_attachments\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`home_slides\`;`)
  await db.run(sql`DROP TABLE \`home_figures\`;`)
  await db.run(sql`DROP TABLE \`home_initiatives\`;`)
  await db.run(sql`DROP TABLE \`home_take_action_links\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_slides\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_initiatives\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_take_action_links\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_children_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_children\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_children_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_children\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`annual_report_revenue_items\`;`)
  await db.run(sql`DROP TABLE \`annual_report_expenses_items_children\`;`)
  await db.run(sql`DROP TABLE \`annual_report_expenses_items\`;`)
  await db.run(sql`DROP TABLE \`annual_report_historical\`;`)
  await db.run(sql`DROP TABLE \`annual_report\`;`)
  await db.run(sql`DROP TABLE \`_annual_report_v_version_revenue_items\`;`)
  await db.run(sql`DROP TABLE \`_annual_report_v_version_expenses_items_children\`;`)
  await db.run(sql`DROP TABLE \`_annual_report_v_version_expenses_items\`;`)
  await db.run(sql`DROP TABLE \`_annual_report_v_version_historical\`;`)
  await db.run(sql`DROP TABLE \`_annual_report_v\`;`)
  await db.run(sql`DROP TABLE \`butts_in_motion_activities_links\`;`)
  await db.run(sql`DROP TABLE \`butts_in_motion_activities\`;`)
  await db.run(sql`DROP TABLE \`butts_in_motion\`;`)
  await db.run(sql`DROP TABLE \`butts_in_motion_rels\`;`)
  await db.run(sql`DROP TABLE \`_butts_in_motion_v_version_activities_links\`;`)
  await db.run(sql`DROP TABLE \`_butts_in_motion_v_version_activities\`;`)
  await db.run(sql`DROP TABLE \`_butts_in_motion_v\`;`)
  await db.run(sql`DROP TABLE \`_butts_in_motion_v_rels\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`donation_protection\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
}
