import { afterAll, beforeAll, expect, test } from "vitest";
import { saveReceiptSettings } from "../donations/receipts/testing/approved-donation.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { createHealth, sayWhatIsNotFit } from "./health.ts";

let backend: TestPayload;
beforeAll(async () => {
  backend = await startTestPayload({
    NODE_ENV: "production",
    SITE_URL: "https://charity.example",
    ALLOW_DEMO_GATEWAY: "1",
    ALLOW_CARD_NUMBERS: "1",
  });
  await saveReceiptSettings(backend.payload);
});
afterAll(() => backend.close());

const notFit = [
  expect.stringMatching(/^receipts: .*certificate.*RECEIPT_SIGNING_P12.*not yet fit for a public site$/),
  expect.stringMatching(/^receipts: .*no picture of the signature.*not yet fit for a public site$/),
];

test("a public site that serves says what its receipts lack and which PCI questionnaire it means", async () => {
  const health = await createHealth(async () => backend.payload)();
  expect(health).toEqual({
    ok: true,
    degraded: expect.arrayContaining(notFit),
    notices: [expect.stringContaining("SAQ D")],
  });
});

test("it says so at its start as well, and its staff see on the dashboard what they can fill in", async () => {
  const said: unknown[] = [];
  const { logger } = backend.payload;
  const warn = logger.warn;
  logger.warn = (line: unknown) => said.push(line);
  await sayWhatIsNotFit(backend.payload);
  logger.warn = warn;
  expect(said).toEqual([expect.stringContaining("SAQ D"), ...notFit]);
  const { emptySettings } = await import("../content/unwritten.ts");
  expect((await emptySettings(backend.payload)).map(({ name }) => name)).toContainEqual(
    expect.stringContaining("picture of the signature"),
  );
});
