import { afterAll, beforeAll, expect, test } from "vitest";
import { receiptFactsSchema } from "../donations/receipts/receipt-facts.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { runCommand } from "./testing/run-command.ts";

let app: TestPayload;

beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());

const fill = () => runCommand(app, ["fill-office.ts", "--gifts", "60", "--donors", "20", "--forms", "10"]);

test("a charity that has named nobody who signs gets made-up gifts with whole receipts, once", async () => {
  expect((await fill()).stdout).toMatch(/^60 gifts of \d+ donors, 10 forms$/m);
  const { docs } = await app.payload.find({ collection: "receipts", pagination: false });
  expect(docs.length).toBeGreaterThan(0);
  for (const { facts } of docs) expect(receiptFactsSchema.parse(facts).signatory.name).not.toBe("");

  await expect(fill()).rejects.toThrow("There are gifts in this database already");
});
