import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`missed_searches\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`term\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missed_searches_term_idx\` ON \`missed_searches\` (\`term\`);`)
  await db.run(sql`CREATE INDEX \`missed_searches_count_idx\` ON \`missed_searches\` (\`count\`);`)
  await db.run(sql`CREATE INDEX \`missed_searches_updated_at_idx\` ON \`missed_searches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`missed_searches_created_at_idx\` ON \`missed_searches\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`search_words_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`typed\` text NOT NULL,
  	\`pages_say\` text NOT NULL,
  	\`both_ways\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_words\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_words_rows_order_idx\` ON \`search_words_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`search_words_rows_parent_id_idx\` ON \`search_words_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_words\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_search_words_v_version_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`typed\` text NOT NULL,
  	\`pages_say\` text NOT NULL,
  	\`both_ways\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_words_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_rows_order_idx\` ON \`_search_words_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_rows_parent_id_idx\` ON \`_search_words_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_words_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_words_v_created_at_idx\` ON \`_search_words_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_updated_at_idx\` ON \`_search_words_v\` (\`updated_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`missed_searches\`;`)
  await db.run(sql`DROP TABLE \`search_words_rows\`;`)
  await db.run(sql`DROP TABLE \`search_words\`;`)
  await db.run(sql`DROP TABLE \`_search_words_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_search_words_v\`;`)
}
