import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`move_ins\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`state\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`asked\` text NOT NULL,
  	\`password\` text,
  	\`started_by\` text,
  	\`worker\` text,
  	\`finished_at\` text,
  	\`progress\` text,
  	\`outcome\` text,
  	\`fault\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`move_ins_state_idx\` ON \`move_ins\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`move_ins_updated_at_idx\` ON \`move_ins\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`move_ins_created_at_idx\` ON \`move_ins\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`moved_items\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`title\` text,
  	\`there\` text,
  	\`collection\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`brought\` text NOT NULL,
  	\`left\` text NOT NULL,
  	\`before\` text,
  	\`facts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`moved_items_key_idx\` ON \`moved_items\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`moved_items_updated_at_idx\` ON \`moved_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`moved_items_created_at_idx\` ON \`moved_items\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`move_in_findings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`item\` text NOT NULL,
  	\`sort\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`title\` text,
  	\`words\` text NOT NULL,
  	\`there\` text,
  	\`collection\` text,
  	\`document\` numeric,
  	\`versions\` text,
  	\`run\` numeric NOT NULL,
  	\`ticked_by\` text,
  	\`ticked_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`move_in_findings_key_idx\` ON \`move_in_findings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`move_in_findings_item_idx\` ON \`move_in_findings\` (\`item\`);`)
  await db.run(sql`CREATE INDEX \`move_in_findings_sort_idx\` ON \`move_in_findings\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`move_in_findings_run_idx\` ON \`move_in_findings\` (\`run\`);`)
  await db.run(sql`CREATE INDEX \`move_in_findings_updated_at_idx\` ON \`move_in_findings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`move_in_findings_created_at_idx\` ON \`move_in_findings\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`former_system_source\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`former_system_number\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`former_system_method\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`former_system_receipt_number\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`former_system_receipt_day\` text;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`former_system_receipt_cents\` numeric;`)
  await db.run(sql`ALTER TABLE \`donations\` ADD \`former_system_fingerprint\` text;`)
  await db.run(sql`CREATE INDEX \`donations_former_system_former_system_number_idx\` ON \`donations\` (\`former_system_number\`);`)
  await db.run(sql`CREATE INDEX \`donations_former_system_former_system_receipt_number_idx\` ON \`donations\` (\`former_system_receipt_number\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`move_ins\`;`)
  await db.run(sql`DROP TABLE \`moved_items\`;`)
  await db.run(sql`DROP TABLE \`move_in_findings\`;`)
  await db.run(sql`DROP INDEX \`donations_former_system_former_system_number_idx\`;`)
  await db.run(sql`DROP INDEX \`donations_former_system_former_system_receipt_number_idx\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`former_system_source\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`former_system_number\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`former_system_method\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`former_system_receipt_number\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`former_system_receipt_day\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`former_system_receipt_cents\`;`)
  await db.run(sql`ALTER TABLE \`donations\` DROP COLUMN \`former_system_fingerprint\`;`)
}
