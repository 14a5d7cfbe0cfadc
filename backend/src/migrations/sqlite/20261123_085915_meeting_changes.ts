import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`support_groups_meeting_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`day\` text,
  	\`to_day\` text,
  	\`start\` text,
  	\`end\` text,
  	\`where\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`support_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`support_groups_meeting_changes_order_idx\` ON \`support_groups_meeting_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`support_groups_meeting_changes_parent_id_idx\` ON \`support_groups_meeting_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_support_groups_v_version_meeting_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`day\` text,
  	\`to_day\` text,
  	\`start\` text,
  	\`end\` text,
  	\`where\` text,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_support_groups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_support_groups_v_version_meeting_changes_order_idx\` ON \`_support_groups_v_version_meeting_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_support_groups_v_version_meeting_changes_parent_id_idx\` ON \`_support_groups_v_version_meeting_changes\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`support_groups\` ADD \`meeting_holidays\` text;`)
  await db.run(sql`ALTER TABLE \`_support_groups_v\` ADD \`version_meeting_holidays\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`support_groups_meeting_changes\`;`)
  await db.run(sql`DROP TABLE \`_support_groups_v_version_meeting_changes\`;`)
  await db.run(sql`ALTER TABLE \`support_groups\` DROP COLUMN \`meeting_holidays\`;`)
  await db.run(sql`ALTER TABLE \`_support_groups_v\` DROP COLUMN \`version_meeting_holidays\`;`)
}
