import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
});
afterAll(() => system.close());

test("a sealed text is read only for its own purpose and its own owner, and only as it was sealed", async () => {
  const { openText, sealText } = await import("./sealed-text.ts");
  const seal = { purpose: "tests", boundTo: "account:5" };
  const stored = sealText("a secret of somebody", seal);
  expect(stored).not.toContain("secret");
  expect(sealText("a secret of somebody", seal)).not.toBe(stored);
  expect(openText(stored, seal)).toBe("a secret of somebody");
  expect(() => openText(stored, { ...seal, purpose: "others" })).toThrow();
  expect(() => openText(stored, { ...seal, boundTo: "account:6" })).toThrow();
  const [nonce, , tag] = stored.split(".");
  expect(() => openText(`${nonce}.AAAA.${tag}`, seal)).toThrow();
  expect(() => openText("not sealed", seal)).toThrow();
});

test("the key of an app that staff set up with an earlier version still opens", async () => {
  const { openKey } = await import("../staff/second-factor/time-code.ts");
  const stored = "BwcHBwcHBwcHBwcH.6c0Lf1QkaMQEX7V8YCstDg.4OLBGSg-rUeGTMw43sS4mQ";
  expect(openKey(stored, 5)).toBe("JBSWY3DPEHPK3PXP");
  expect(() => openKey(stored, 6)).toThrow();
});
