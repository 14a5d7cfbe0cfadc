import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_home_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`learn_more\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_slides\`("_order", "_parent_id", "id", "title", "description", "learn_more", "image_id") SELECT "_order", "_parent_id", "id", "title", "description", "learn_more", "image_id" FROM \`home_slides\`;`)
  await db.run(sql`DROP TABLE \`home_slides\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_slides\` RENAME TO \`home_slides\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`home_slides_order_idx\` ON \`home_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_parent_id_idx\` ON \`home_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_image_idx\` ON \`home_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_figures\`("_order", "_parent_id", "id", "value", "label") SELECT "_order", "_parent_id", "id", "value", "label" FROM \`home_figures\`;`)
  await db.run(sql`DROP TABLE \`home_figures\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_figures\` RENAME TO \`home_figures\`;`)
  await db.run(sql`CREATE INDEX \`home_figures_order_idx\` ON \`home_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_figures_parent_id_idx\` ON \`home_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_initiatives\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`href\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_initiatives\`("_order", "_parent_id", "id", "title", "text", "href", "image_id") SELECT "_order", "_parent_id", "id", "title", "text", "href", "image_id" FROM \`home_initiatives\`;`)
  await db.run(sql`DROP TABLE \`home_initiatives\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_initiatives\` RENAME TO \`home_initiatives\`;`)
  await db.run(sql`CREATE INDEX \`home_initiatives_order_idx\` ON \`home_initiatives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_initiatives_parent_id_idx\` ON \`home_initiatives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_initiatives_image_idx\` ON \`home_initiatives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_take_action_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_take_action_links\`("_order", "_parent_id", "id", "label", "href", "text") SELECT "_order", "_parent_id", "id", "label", "href", "text" FROM \`home_take_action_links\`;`)
  await db.run(sql`DROP TABLE \`home_take_action_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_take_action_links\` RENAME TO \`home_take_action_links\`;`)
  await db.run(sql`CREATE INDEX \`home_take_action_links_order_idx\` ON \`home_take_action_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_take_action_links_parent_id_idx\` ON \`home_take_action_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`vision_title\` text DEFAULT '',
  	\`vision_text\` text DEFAULT '',
  	\`photo_image_id\` integer,
  	\`photo_caption\` text,
  	\`take_action_title\` text DEFAULT '',
  	\`take_action_text\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`photo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home\`("id", "vision_title", "vision_text", "photo_image_id", "photo_caption", "take_action_title", "take_action_text", "_status", "updated_at", "created_at") SELECT "id", "vision_title", "vision_text", "photo_image_id", "photo_caption", "take_action_title", "take_action_text", 'published', "updated_at", "created_at" FROM \`home\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`ALTER TABLE \`__new_home\` RENAME TO \`home\`;`)
  await db.run(sql`CREATE INDEX \`home_photo_photo_image_idx\` ON \`home\` (\`photo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`learn_more\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_version_slides\`("_order", "_parent_id", "id", "title", "description", "learn_more", "image_id", "_uuid") SELECT "_order", "_parent_id", "id", "title", "description", "learn_more", "image_id", "_uuid" FROM \`_home_v_version_slides\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_slides\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_slides\` RENAME TO \`_home_v_version_slides\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_order_idx\` ON \`_home_v_version_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_parent_id_idx\` ON \`_home_v_version_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_image_idx\` ON \`_home_v_version_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_version_figures\`("_order", "_parent_id", "id", "value", "label", "_uuid") SELECT "_order", "_parent_id", "id", "value", "label", "_uuid" FROM \`_home_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_figures\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_figures\` RENAME TO \`_home_v_version_figures\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_figures_order_idx\` ON \`_home_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_figures_parent_id_idx\` ON \`_home_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_initiatives\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`href\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_version_initiatives\`("_order", "_parent_id", "id", "title", "text", "href", "image_id", "_uuid") SELECT "_order", "_parent_id", "id", "title", "text", "href", "image_id", "_uuid" FROM \`_home_v_version_initiatives\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_initiatives\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_initiatives\` RENAME TO \`_home_v_version_initiatives\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_initiatives_order_idx\` ON \`_home_v_version_initiatives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_initiatives_parent_id_idx\` ON \`_home_v_version_initiatives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_initiatives_image_idx\` ON \`_home_v_version_initiatives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_take_action_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_version_take_action_links\`("_order", "_parent_id", "id", "label", "href", "text", "_uuid") SELECT "_order", "_parent_id", "id", "label", "href", "text", "_uuid" FROM \`_home_v_version_take_action_links\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_take_action_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_take_action_links\` RENAME TO \`_home_v_version_take_action_links\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_take_action_links_order_idx\` ON \`_home_v_version_take_action_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_take_action_links_parent_id_idx\` ON \`_home_v_version_take_action_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_vision_title\` text DEFAULT '',
  	\`version_vision_text\` text DEFAULT '',
  	\`version_photo_image_id\` integer,
  	\`version_photo_caption\` text,
  	\`version_take_action_title\` text DEFAULT '',
  	\`version_take_action_text\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_photo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v\`("id", "version_vision_title", "version_vision_text", "version_photo_image_id", "version_photo_caption", "version_take_action_title", "version_take_action_text", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_vision_title", "version_vision_text", "version_photo_image_id", "version_photo_caption", "version_take_action_title", "version_take_action_text", 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", 0, 0 FROM \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v\` RENAME TO \`_home_v\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_photo_version_photo_image_idx\` ON \`_home_v\` (\`version_photo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_autosave_idx\` ON \`_home_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_menu_children_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_menu_children_links\`("_order", "_parent_id", "id", "label", "href") SELECT "_order", "_parent_id", "id", "label", "href" FROM \`navigation_menu_children_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_children_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_menu_children_links\` RENAME TO \`navigation_menu_children_links\`;`)
  await db.run(sql`CREATE INDEX \`navigation_menu_children_links_order_idx\` ON \`navigation_menu_children_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_children_links_parent_id_idx\` ON \`navigation_menu_children_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_menu_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_menu_children\`("_order", "_parent_id", "id", "label", "href") SELECT "_order", "_parent_id", "id", "label", "href" FROM \`navigation_menu_children\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_menu_children\` RENAME TO \`navigation_menu_children\`;`)
  await db.run(sql`CREATE INDEX \`navigation_menu_children_order_idx\` ON \`navigation_menu_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_children_parent_id_idx\` ON \`navigation_menu_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_menu\`("_order", "_parent_id", "id", "label", "href", "description") SELECT "_order", "_parent_id", "id", "label", "href", "description" FROM \`navigation_menu\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_menu\` RENAME TO \`navigation_menu\`;`)
  await db.run(sql`CREATE INDEX \`navigation_menu_order_idx\` ON \`navigation_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_parent_id_idx\` ON \`navigation_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_menu_children_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_menu_children_links\`("_order", "_parent_id", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "id", "label", "href", "_uuid" FROM \`_navigation_v_version_menu_children_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_children_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_menu_children_links\` RENAME TO \`_navigation_v_version_menu_children_links\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_children_links_order_idx\` ON \`_navigation_v_version_menu_children_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_children_links_parent_id_idx\` ON \`_navigation_v_version_menu_children_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_menu_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_menu_children\`("_order", "_parent_id", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "id", "label", "href", "_uuid" FROM \`_navigation_v_version_menu_children\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_children\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_menu_children\` RENAME TO \`_navigation_v_version_menu_children\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_children_order_idx\` ON \`_navigation_v_version_menu_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_children_parent_id_idx\` ON \`_navigation_v_version_menu_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_menu\`("_order", "_parent_id", "id", "label", "href", "description", "_uuid") SELECT "_order", "_parent_id", "id", "label", "href", "description", "_uuid" FROM \`_navigation_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_menu\` RENAME TO \`_navigation_v_version_menu\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_order_idx\` ON \`_navigation_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_parent_id_idx\` ON \`_navigation_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`navigation\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`navigation__status_idx\` ON \`navigation\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` ADD \`latest\` integer;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_version__status_idx\` ON \`_navigation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_latest_idx\` ON \`_navigation_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_autosave_idx\` ON \`_navigation_v\` (\`autosave\`);`)
  // What was there before is what visitors see, and its newest version is that.
  await db.run(sql`UPDATE \`navigation\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_navigation_v\` SET \`version__status\` = 'published', \`autosave\` = 0, \`latest\` = (\`id\` = (SELECT max(\`id\`) FROM \`_navigation_v\`));`)
  await db.run(sql`UPDATE \`_home_v\` SET \`latest\` = (\`id\` = (SELECT max(\`id\`) FROM \`_home_v\`));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_home\` (
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
  await db.run(sql`INSERT INTO \`__new_home\`("id", "vision_title", "vision_text", "photo_image_id", "photo_caption", "take_action_title", "take_action_text", "updated_at", "created_at") SELECT "id", "vision_title", "vision_text", "photo_image_id", "photo_caption", "take_action_title", "take_action_text", "updated_at", "created_at" FROM \`home\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`ALTER TABLE \`__new_home\` RENAME TO \`home\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`home_photo_photo_image_idx\` ON \`home\` (\`photo_image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v\` (
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
  await db.run(sql`INSERT INTO \`__new__home_v\`("id", "version_vision_title", "version_vision_text", "version_photo_image_id", "version_photo_caption", "version_take_action_title", "version_take_action_text", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_vision_title", "version_vision_text", "version_photo_image_id", "version_photo_caption", "version_take_action_title", "version_take_action_text", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v\` RENAME TO \`_home_v\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_photo_version_photo_image_idx\` ON \`_home_v\` (\`version_photo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`DROP INDEX \`navigation__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`navigation\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_navigation_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_navigation_v_latest_idx\`;`)
  await db.run(sql`DROP INDEX \`_navigation_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`CREATE TABLE \`__new_home_slides\` (
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
  await db.run(sql`INSERT INTO \`__new_home_slides\`("_order", "_parent_id", "id", "title", "description", "learn_more", "image_id") SELECT "_order", "_parent_id", "id", "title", "description", "learn_more", "image_id" FROM \`home_slides\`;`)
  await db.run(sql`DROP TABLE \`home_slides\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_slides\` RENAME TO \`home_slides\`;`)
  await db.run(sql`CREATE INDEX \`home_slides_order_idx\` ON \`home_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_parent_id_idx\` ON \`home_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_slides_image_idx\` ON \`home_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	\`label\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_figures\`("_order", "_parent_id", "id", "value", "label") SELECT "_order", "_parent_id", "id", "value", "label" FROM \`home_figures\`;`)
  await db.run(sql`DROP TABLE \`home_figures\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_figures\` RENAME TO \`home_figures\`;`)
  await db.run(sql`CREATE INDEX \`home_figures_order_idx\` ON \`home_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_figures_parent_id_idx\` ON \`home_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_initiatives\` (
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
  await db.run(sql`INSERT INTO \`__new_home_initiatives\`("_order", "_parent_id", "id", "title", "text", "href", "image_id") SELECT "_order", "_parent_id", "id", "title", "text", "href", "image_id" FROM \`home_initiatives\`;`)
  await db.run(sql`DROP TABLE \`home_initiatives\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_initiatives\` RENAME TO \`home_initiatives\`;`)
  await db.run(sql`CREATE INDEX \`home_initiatives_order_idx\` ON \`home_initiatives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_initiatives_parent_id_idx\` ON \`home_initiatives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_initiatives_image_idx\` ON \`home_initiatives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_take_action_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_take_action_links\`("_order", "_parent_id", "id", "label", "href", "text") SELECT "_order", "_parent_id", "id", "label", "href", "text" FROM \`home_take_action_links\`;`)
  await db.run(sql`DROP TABLE \`home_take_action_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_take_action_links\` RENAME TO \`home_take_action_links\`;`)
  await db.run(sql`CREATE INDEX \`home_take_action_links_order_idx\` ON \`home_take_action_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_take_action_links_parent_id_idx\` ON \`home_take_action_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_slides\` (
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
  await db.run(sql`INSERT INTO \`__new__home_v_version_slides\`("_order", "_parent_id", "id", "title", "description", "learn_more", "image_id", "_uuid") SELECT "_order", "_parent_id", "id", "title", "description", "learn_more", "image_id", "_uuid" FROM \`_home_v_version_slides\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_slides\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_slides\` RENAME TO \`_home_v_version_slides\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_order_idx\` ON \`_home_v_version_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_parent_id_idx\` ON \`_home_v_version_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_slides_image_idx\` ON \`_home_v_version_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_version_figures\`("_order", "_parent_id", "id", "value", "label", "_uuid") SELECT "_order", "_parent_id", "id", "value", "label", "_uuid" FROM \`_home_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_figures\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_figures\` RENAME TO \`_home_v_version_figures\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_figures_order_idx\` ON \`_home_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_figures_parent_id_idx\` ON \`_home_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_initiatives\` (
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
  await db.run(sql`INSERT INTO \`__new__home_v_version_initiatives\`("_order", "_parent_id", "id", "title", "text", "href", "image_id", "_uuid") SELECT "_order", "_parent_id", "id", "title", "text", "href", "image_id", "_uuid" FROM \`_home_v_version_initiatives\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_initiatives\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_initiatives\` RENAME TO \`_home_v_version_initiatives\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_initiatives_order_idx\` ON \`_home_v_version_initiatives\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_initiatives_parent_id_idx\` ON \`_home_v_version_initiatives\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_initiatives_image_idx\` ON \`_home_v_version_initiatives\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_take_action_links\` (
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
  await db.run(sql`INSERT INTO \`__new__home_v_version_take_action_links\`("_order", "_parent_id", "id", "label", "href", "text", "_uuid") SELECT "_order", "_parent_id", "id", "label", "href", "text", "_uuid" FROM \`_home_v_version_take_action_links\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_take_action_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_take_action_links\` RENAME TO \`_home_v_version_take_action_links\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_take_action_links_order_idx\` ON \`_home_v_version_take_action_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_take_action_links_parent_id_idx\` ON \`_home_v_version_take_action_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_menu_children_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_menu_children_links\`("_order", "_parent_id", "id", "label", "href") SELECT "_order", "_parent_id", "id", "label", "href" FROM \`navigation_menu_children_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_children_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_menu_children_links\` RENAME TO \`navigation_menu_children_links\`;`)
  await db.run(sql`CREATE INDEX \`navigation_menu_children_links_order_idx\` ON \`navigation_menu_children_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_children_links_parent_id_idx\` ON \`navigation_menu_children_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_menu_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_menu_children\`("_order", "_parent_id", "id", "label", "href") SELECT "_order", "_parent_id", "id", "label", "href" FROM \`navigation_menu_children\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_children\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_menu_children\` RENAME TO \`navigation_menu_children\`;`)
  await db.run(sql`CREATE INDEX \`navigation_menu_children_order_idx\` ON \`navigation_menu_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_children_parent_id_idx\` ON \`navigation_menu_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_menu\`("_order", "_parent_id", "id", "label", "href", "description") SELECT "_order", "_parent_id", "id", "label", "href", "description" FROM \`navigation_menu\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_menu\` RENAME TO \`navigation_menu\`;`)
  await db.run(sql`CREATE INDEX \`navigation_menu_order_idx\` ON \`navigation_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_parent_id_idx\` ON \`navigation_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_menu_children_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_menu_children_links\`("_order", "_parent_id", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "id", "label", "href", "_uuid" FROM \`_navigation_v_version_menu_children_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_children_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_menu_children_links\` RENAME TO \`_navigation_v_version_menu_children_links\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_children_links_order_idx\` ON \`_navigation_v_version_menu_children_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_children_links_parent_id_idx\` ON \`_navigation_v_version_menu_children_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_menu_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_menu_children\`("_order", "_parent_id", "id", "label", "href", "_uuid") SELECT "_order", "_parent_id", "id", "label", "href", "_uuid" FROM \`_navigation_v_version_menu_children\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_children\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_menu_children\` RENAME TO \`_navigation_v_version_menu_children\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_children_order_idx\` ON \`_navigation_v_version_menu_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_children_parent_id_idx\` ON \`_navigation_v_version_menu_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_menu\` (
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
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_menu\`("_order", "_parent_id", "id", "label", "href", "description", "_uuid") SELECT "_order", "_parent_id", "id", "label", "href", "description", "_uuid" FROM \`_navigation_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_menu\` RENAME TO \`_navigation_v_version_menu\`;`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_order_idx\` ON \`_navigation_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_parent_id_idx\` ON \`_navigation_v_version_menu\` (\`_parent_id\`);`)
}
