import { createClient } from "@libsql/client";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { migrate, migrationsFor } from "./database.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload({}, (payload, url) =>
    payload.db.migrate({ migrations: migrationsFor(url).slice(0, 1) }),
  );
});

afterAll(() => backend.close());

async function run(url: string, statement: string) {
  if (url.startsWith("file:")) {
    // The copy of SQLite that has the file open in this process: locks do not hold between two.
    const client = createClient({ url });
    await client.execute(statement);
    client.close();
    return;
  }
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

// SQLite's is beside its copies (`upgrade-copy.test.ts`).
test.runIf(process.env.TEST_POSTGRES_URL)(
  "an upgrade of Postgres that fails leaves the database as it was, and says so in one line",
  async () => {
    const { payload, databaseUrl } = backend;
    const broken = {
      name: "20990101_000000_broken",
      up: async ({ db }: { db: { execute: (statement: string) => Promise<unknown> } }) => {
        await db.execute("CREATE TABLE half (id integer)");
        await db.execute("ALTER TABLE nowhere ADD COLUMN more text");
      },
      down: async () => {},
    };
    const migrations = [...migrationsFor(databaseUrl), broken];
    const refused = payload.db.migrate({ migrations } as never);
    await expect(refused).rejects.toThrow(
      /^The database was not upgraded and is as it was \(20990101_000000_broken: relation "nowhere" does not exist\)$/,
    );
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query("SELECT name FROM payload_migrations");
    expect(rows).toHaveLength(1);
    expect((await client.query("SELECT to_regclass('half') AS made")).rows).toEqual([{ made: null }]);
    await client.end();
  },
);

test("a database of the first release keeps its content and takes what came later", async () => {
  const { payload, databaseUrl } = backend;
  const province = { code: "BC", name: "British Columbia" };
  const subscriber = { email: "reader@mail.example", language: "en", state: "confirmed" } as const;
  // By hand: the collections have fields by now that their tables have not.
  await run(
    databaseUrl,
    `insert into provinces (code, name) values ('${province.code}', '${province.name}')`,
  );
  await run(
    databaseUrl,
    `insert into subscribers (email, language, state, source)
     values ('${subscriber.email}', 'en', 'confirmed', 'newsletter')`,
  );
  await run(
    databaseUrl,
    `insert into donations (order_id, idempotency_key, state, revision, donation_type, amount_cents,
       donation_area, checks, follow_up, follow_up_failures, history, gift_kind, gift_occasion, gift_first_name,
       gift_message, card_kind, card_email, card_image)
     values ('D260310-FIRST', 'key-of-the-first', 'approved', 1, 'single', 2500, 'Area of greatest need', 0, 'done', 0, '[]',
       'Gift in Honour', 'Birthday', 'Ann', 'With love', 'ecard', 'ann@card.example', 2)`,
  );
  await run(
    databaseUrl,
    "insert into faqs (id, category, title, _status) values (1, 3, 'Which group is for me?', 'published')",
  );
  await run(
    databaseUrl,
    "insert into _faqs_v (parent_id, version_category, version_title, latest) values (1, 3, 'Which group?', true)",
  );
  await expect(payload.count({ collection: "drawings" })).rejects.toThrow();

  await migrate(payload, databaseUrl);

  expect((await payload.find({ collection: "provinces" })).docs).toMatchObject([province]);
  expect((await payload.find({ collection: "subscribers" })).docs).toMatchObject([subscriber]);
  expect((await payload.find({ collection: "donations" })).docs).toMatchObject([
    {
      orderId: "D260310-FIRST",
      amountCents: 2500,
      donationArea: "Area of greatest need",
      donationAreaInMails: "the area of greatest need",
      tribute: { kind: "Gift in Honour", occasion: "Birthday", firstName: "Ann", message: "With love" },
      tributeCard: { kind: "ecard", email: "ann@card.example", image: 2 },
    },
  ]);
  const heading = { title: "Which prostate cancer support group meeting should I attend?", order: 3 };
  const question = { title: "Which group is for me?", category: heading };
  expect((await payload.find({ collection: "faqs" })).docs).toMatchObject([question]);
  expect((await payload.findVersions({ collection: "faqs" })).docs).toMatchObject([
    { version: { title: "Which group?", category: heading } },
  ]);
  expect(await payload.count({ collection: "faqCategories" })).toEqual({ totalDocs: 1 });
  const page = { uri: "/about-us", title: "About us", description: "Who we are." };
  const quote = { blockType: "quote", text: "You are not alone." } as const;
  const { id } = await payload.create({
    collection: "pages",
    data: { ...page, blocks: [quote], _status: "published" },
  });
  expect(await payload.findByID({ collection: "pages", id })).toMatchObject({ ...page, blocks: [quote] });
  expect(await payload.count({ collection: "drawings" })).toEqual({ totalDocs: 0 });
  expect(await payload.findGlobal({ slug: "searchWords" })).toMatchObject({ rows: [] });
});

test("sources go on with a database that newer ones have added to, also after a start; what is taken from them is missed", async () => {
  const { payload, databaseUrl } = backend;
  await run(databaseUrl, "CREATE TABLE of_later (id integer primary key)");
  await run(databaseUrl, "ALTER TABLE provinces ADD COLUMN of_later text");
  await run(databaseUrl, "ALTER TABLE provinces ADD COLUMN counted integer DEFAULT 0 NOT NULL");
  await run(databaseUrl, "INSERT INTO payload_migrations (name, batch) VALUES ('20990101_000000_later', 9)");

  await migrate(payload, databaseUrl);
  const { id } = await payload.create({ collection: "provinces", data: { code: "MB", name: "Manitoba" } });
  await payload.update({ collection: "provinces", id, data: { name: "Manitoba, changed" } });
  expect(await payload.findByID({ collection: "provinces", id })).toMatchObject({
    name: "Manitoba, changed",
  });

  await run(databaseUrl, "ALTER TABLE provinces DROP COLUMN name");
  await expect(payload.find({ collection: "provinces" })).rejects.toThrow(/name/);
});
