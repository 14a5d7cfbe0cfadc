import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import type { CollectionSlug, Payload } from "payload";
import { afterAll, beforeAll } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

/** The night of which the tests are, and a day whose records are all over their time by then. */
export const now = new Date("2036-06-15T12:00:00Z");
export const longAgo = "2016-01-10T12:00:00.000Z";

export type Id = number | string;
export type Data = Record<string, unknown>;
export type Kept = { collection: CollectionSlug; id: Id };

/** Dates of a row that has not changed since it was written. */
export const day = (at: string) => ({ createdAt: at, updatedAt: at });

/** Writes rows as they would stand there after so many years. */
export type Rows = {
  readonly payload: Payload;
  write(collection: CollectionSlug, data: Data): Promise<Id>;
};

/** A row of a kind that has an end. A feature has its own in files called `ending-rows.ts`, which the test of the night finds. */
export type EndingRow = {
  kind: RetentionKind;
  collection: CollectionSlug;
  /** Writes a row whose time is counted from `at`. */
  row: (at: string) => Promise<Id>;
  /** What stays of one whose time is over; nothing when it is deleted. */
  left?: Data;
};

/** The application for the tests of one file, with rows of long ago, and its nightly job. */
export function retentionSystem() {
  let app: TestPayload;
  beforeAll(async () => {
    app = await startTestPayload({ SMTP_URL: "smtp://127.0.0.1:9" });
  });
  afterAll(() => app.close());
  return {
    get payload() {
      return app.payload;
    },
    get dataDir() {
      return app.dataDir;
    },
    async write(collection: CollectionSlug, data: Data): Promise<Id> {
      const row: { id: Id } = await app.payload.db.create({ collection, data });
      return row.id;
    },
    read: (collection: CollectionSlug, id: Id): Promise<Data | null> =>
      app.payload.db.findOne({ collection, where: { id: { equals: id } } }),
    async run(at = now) {
      const { runRetention } = await import("../retention/run-retention.ts");
      return runRetention(app.payload, { now: at });
    },
  };
}
