import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`videos_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`start\` text,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_chapters_order_idx\` ON \`videos_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`videos_chapters_parent_id_idx\` ON \`videos_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_version_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`start\` text,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_videos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_version_chapters_order_idx\` ON \`_videos_v_version_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_chapters_parent_id_idx\` ON \`_videos_v_version_chapters\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`videos_chapters\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_version_chapters\`;`)
}
