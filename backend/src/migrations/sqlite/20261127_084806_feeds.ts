import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`feed_items\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`feed\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`source_id\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`facts\` text,
  	\`gone_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`feed_items_updated_at_idx\` ON \`feed_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feed_items_created_at_idx\` ON \`feed_items\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feed_kind_sourceId_idx\` ON \`feed_items\` (\`feed\`,\`kind\`,\`source_id\`);`)
  await db.run(sql`CREATE TABLE \`feeds\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`posts_wait_for_text\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`instagram_posts_children\` ADD \`alt\` text;`)
  await db.run(sql`ALTER TABLE \`instagram_posts\` ADD \`waiting\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`feed_items\`;`)
  await db.run(sql`DROP TABLE \`feeds\`;`)
  await db.run(sql`ALTER TABLE \`instagram_posts_children\` DROP COLUMN \`alt\`;`)
  await db.run(sql`ALTER TABLE \`instagram_posts\` DROP COLUMN \`waiting\`;`)
}
