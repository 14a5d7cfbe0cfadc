import { expect, test } from "vitest";
import { cardQuestionnaire } from "./configured-gateway.ts";

const says = (settings: Partial<Parameters<typeof cardQuestionnaire>[0]>) =>
  cardQuestionnaire({
    isPublic: true,
    MONERIS_STORE_ID: "store5",
    MONERIS_HPT_PROFILE: undefined,
    ...settings,
  });

test("a public site says which questionnaire its card numbers mean, by the way that they take", () => {
  expect(says({})).toMatch(/pass through this server: PCI questionnaire SAQ D/);
  expect(says({ MONERIS_STORE_ID: undefined })).toMatch(/simulator charges no card.*SAQ D/);
  expect(says({ MONERIS_HPT_PROFILE: "ht4RXXBKV9T52A8" })).toMatch(
    /never reach this server.*SAQ A, or SAQ A-EP/,
  );
  expect(says({ MONERIS_HPT_PROFILE: "ht4RXXBKV9T52A8" })).not.toContain("SAQ D");
});

test("a site that only its own machine reaches has nothing to say of it", () => {
  expect(says({ isPublic: false })).toBeUndefined();
});
