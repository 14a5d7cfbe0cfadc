import { siteDataQuery } from "@pcf/contract/content/site-query";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { tableOf } from "../../platform/database/table-of.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { askGraphql } from "../testing/ask-graphql.ts";

const many = 5_000;
const atOnce = 500;

let backend: TestPayload;

/** As they come from another system: all of them in one moment. */
beforeAll(async () => {
  backend = await startTestPayload();
  const at = "2026-01-01T00:00:00.000Z";
  const rows = Array.from({ length: many }, (_, index) => ({
    from: `/?p=${index + 1}`,
    to_type: "custom",
    to_url: `/old-page-${index % 700}`,
    type: "301",
    createdAt: at,
    updatedAt: at,
  }));
  const table = tableOf(backend.payload, "redirects");
  for (let from = 0; from < many; from += atOnce)
    await backend.payload.db.drizzle.insert(table).values(rows.slice(from, from + atOnce));
});

afterAll(() => backend.close());

const redirect = (from: string, url: string) =>
  backend.payload.create({
    collection: "redirects",
    data: { from, type: "301", to: { type: "custom", url } },
  });

const page = z.object({ docs: z.array(z.object({ from: z.string() })), hasNextPage: z.boolean() });

test("the site is given each of 5,000 redirects once", async () => {
  const read: string[] = [];
  for (let number = 1, isMore = true; isMore; number += 1) {
    const { data } = await askGraphql(siteDataQuery({ redirects: number }, false));
    const { docs, hasNextPage } = page.parse(data?.redirects);
    read.push(...docs.map(({ from }) => from));
    isMore = hasNextPage;
  }
  expect(read).toHaveLength(many);
  expect(new Set(read).size).toBe(many);
});

test("among 5,000 redirects those before and after a new one are found, and the others cost no question each", async () => {
  const { db } = backend.payload;
  const find = db.findOne.bind(db);
  let questions = 0;
  db.findOne = (asked) => {
    questions += 1;
    return find(asked);
  };
  await redirect("/poster", "/get-support");
  db.findOne = find;
  expect(questions).toBeLessThan(30);
  await expect(redirect("/old-page-3", "/?p=4")).rejects.toThrow();
  await redirect("/old-page-3", "/get-support");
});
