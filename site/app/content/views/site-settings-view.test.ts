import { siteSettingsSchema } from "@pcf/contract/content/globals";
import { expect, test } from "vitest";
import { emptyGlobals } from "~/content/read/empty-globals";
import { toSiteSettingsView } from "./site-settings-view";

const view = (given: object) =>
  toSiteSettingsView(siteSettingsSchema.parse({ ...emptyGlobals.siteSettings, ...given }));

test("what staff have not set leads nowhere and names nobody", () => {
  const nothing = {
    storeUrl: undefined,
    channelUrl: undefined,
    newsletterArchiveUrl: undefined,
    receiptMinimumCents: undefined,
    privacyOfficer: undefined,
  };
  expect(view({})).toEqual(nothing);
  expect(view({ receipt: null, privacyOfficer: null })).toEqual(nothing);
  expect(view({ receipt: { minimumCents: null } })).toEqual(nothing);
});

test("what staff have set is handed on, and what only the server needs is not", () => {
  const addresses = {
    storeUrl: "https://store.example",
    channelUrl: "https://channel.example",
    newsletterArchiveUrl: "https://archive.example",
  };
  const shown = view({
    ...addresses,
    receipt: { minimumCents: 2_000 },
    privacyOfficer: { name: "Noor Haddad", email: null },
  });
  expect(shown).toEqual({
    ...addresses,
    receiptMinimumCents: 2_000,
    privacyOfficer: { name: "Noor Haddad" },
  });
  expect(JSON.stringify(shown)).not.toContain("kitShippingText");
});
