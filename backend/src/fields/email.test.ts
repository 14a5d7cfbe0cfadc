import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());

const links = { storeUrl: "/store", channelUrl: "/channel", newsletterArchiveUrl: "/archive" };
const save = async (email: string) => {
  const data = { ...links, kitShippingText: "Kits go out on Wednesdays.", privacyOfficer: { email } };
  return (await app.payload.updateGlobal({ slug: "siteSettings", data })).privacyOfficer?.email ?? "";
};

test("an address that staff write is judged by the rule of the forms, and kept in plain text", async () => {
  for (const [typed, kept] of [
    ["o’brien&co@staff.example\u00a0", "o'brien&co@staff.example"],
    ["ann@bücher.example", "ann@xn--bcher-kva.example"],
    ["ann@пример.рф", "ann@xn--e1afmkfd.xn--p1ai"],
    ["", ""],
  ] as const)
    expect(await save(typed)).toBe(kept);
  for (const typed of ["ann@reader-.example", `${"a".repeat(65)}@staff.example`, "zoë@staff.example", "ann"])
    await expect(save(typed), typed).rejects.toThrow(/invalid/);
});
