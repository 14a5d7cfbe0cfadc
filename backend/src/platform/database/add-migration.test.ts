import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SanitizedConfig } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { addMigration, dialectNames, migrationsDir, questionsOfNextMigration } from "./migration-files.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

/** The collections with a field more on the questions, and without another where it is named. */
function withNickname({ collections, ...config }: SanitizedConfig, without?: string): SanitizedConfig {
  const stays = (field: object) => !("name" in field) || field.name !== without;
  return {
    ...config,
    collections: collections.map((collection) =>
      collection.slug === "faqs"
        ? {
            ...collection,
            fields: [...collection.fields.filter(stays), { name: "nickname", type: "text" }],
            flattenedFields: [
              ...collection.flattenedFields.filter(stays),
              { name: "nickname", type: "text" },
            ],
          }
        : collection,
    ),
  };
}

test.for(dialectNames)("a field more is a migration more of %s, and those before stay", async (dialect) => {
  const dir = await mkdtemp(path.join(tmpdir(), "migrations-"));
  try {
    await cp(migrationsDir(dialect), dir, { recursive: true });
    const before = await readdir(dir);
    const contents = await Promise.all(
      before.filter((file) => file !== "index.ts").map((file) => readFile(path.join(dir, file), "utf8")),
    );
    const config = withNickname(backend.payload.config);
    const now = new Date("2031-05-06T07:08:09Z");
    await expect(addMigration({ config, dialect, name: undefined, now }, dir)).rejects.toThrow(
      "say what for",
    );

    expect(await addMigration({ config, dialect, name: "nick-names", now }, dir)).toBe(true);

    const added = (await readdir(dir)).filter((file) => !before.includes(file));
    expect(added).toEqual(["20310506_070809_nick_names.json", "20310506_070809_nick_names.ts"]);
    const source = await readFile(path.join(dir, "20310506_070809_nick_names.ts"), "utf8");
    // The questions, and their versions.
    expect(source.match(/ALTER TABLE \S+ ADD[^;]*nickname/g)).toHaveLength(2);
    expect(source).not.toContain("CREATE TABLE");
    expect(
      await Promise.all(
        before.filter((file) => file !== "index.ts").map((file) => readFile(path.join(dir, file), "utf8")),
      ),
    ).toEqual(contents);
    const index = await readFile(path.join(dir, "index.ts"), "utf8");
    expect(index.match(/name: '\w+'/g)?.at(-1)).toBe("name: '20310506_070809_nick_names'");
    expect(index).toContain("from './20310506_070809_nick_names.ts'");

    expect(await addMigration({ config, dialect, name: "again", now }, dir)).toBe(false);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});

test.for(dialectNames)(
  "of %s it is known what would be asked, and without a terminal it is answered",
  async (dialect) => {
    const dir = await mkdtemp(path.join(tmpdir(), "migrations-"));
    try {
      await cp(migrationsDir(dialect), dir, { recursive: true });
      const now = new Date("2031-05-06T07:08:09Z");
      expect(await questionsOfNextMigration(withNickname(backend.payload.config), dialect, dir)).toEqual([]);
      const config = withNickname(backend.payload.config, "title");
      expect(await questionsOfNextMigration(config, dialect, dir)).toEqual([
        expect.stringMatching(/faqs: title → nickname$/),
        expect.stringMatching(/_faqs_v: version_title → version_nickname$/),
      ]);

      expect(await addMigration({ config, dialect, name: "nick-names", now, noneRenamed: true }, dir)).toBe(
        true,
      );

      const source = await readFile(path.join(dir, "20310506_070809_nick_names.ts"), "utf8");
      const up = source.slice(0, source.indexOf("function down"));
      expect(up.match(/ALTER TABLE \S+ ADD[^;]*nickname/g)).toHaveLength(2);
      expect(up.match(/ALTER TABLE \S+ DROP COLUMN[^;]*title/g)).toHaveLength(2);
      expect(source).not.toContain("RENAME COLUMN");
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  },
);
