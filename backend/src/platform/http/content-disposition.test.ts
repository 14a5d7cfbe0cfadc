import { nastyTexts } from "@pcf/contract/testing/nasty-texts";
import { writableLine } from "@pcf/contract/writable-text";
import { expect, test } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

test("a plain name stands as it is, and one with other letters a second time for the browsers of today", () => {
  expect(contentDisposition("inline", "tax-receipt-0000123.pdf")).toBe(
    'inline; filename="tax-receipt-0000123.pdf"',
  );
  expect(contentDisposition("attachment", "Reçu d’Ann (1).pdf")).toBe(
    "attachment; filename=\"Re_u d_Ann _1_.pdf\"; filename*=UTF-8''Re%C3%A7u%20d%E2%80%99Ann%20%281%29.pdf",
  );
});

test.each(nastyTexts)("%s as the name of a file is one header, read back whole", (_, text) => {
  const answer = new Response("", {
    headers: { "content-disposition": contentDisposition("attachment", text) },
  });
  expect([...answer.headers.keys()]).toEqual(["content-disposition", "content-type"]);
  const header = answer.headers.get("content-disposition") ?? "";
  const [, plain = "", whole] =
    /^attachment; filename="([\w. -]+)"(?:; filename\*=UTF-8''([\w.!#$&+^\x60|~%-]+))?$/.exec(header) ?? [];
  expect(decodeURIComponent(whole ?? plain)).toBe(writableLine(text.replace(/[/\\]/g, "_")) || "file");
  expect(decodeURIComponent(whole ?? plain)).not.toMatch(/[/\\]/);
});
