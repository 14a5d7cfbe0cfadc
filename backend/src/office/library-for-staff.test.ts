import { createLocalReq } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

test("what a list has nothing for is said in words, without a programmer's brackets", async () => {
  const { i18n } = await createLocalReq({}, backend.payload);
  expect(i18n.t("general:noLabel", { label: "Reviewer" })).toBe("No Reviewer");
});
