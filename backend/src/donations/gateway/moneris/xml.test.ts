import { nastyTexts } from "@pcf/contract/testing/nasty-texts";
import { writableLine } from "@pcf/contract/writable-text";
import { expect, test } from "vitest";
import { readXml, writeXml } from "./xml.ts";

test("escapes markup, drops control characters and leaves empty elements out", () => {
  const xml = writeXml("cust", {
    name: `<O'Neil & "Co">\u0007`,
    empty: "",
    absent: undefined,
    group: { a: "" },
  });
  expect(xml).toBe("<cust><name>&lt;O&apos;Neil &amp; &quot;Co&quot;&gt;</name></cust>");
  expect(readXml(xml)).toEqual({ cust: { name: `<O'Neil & "Co">` } });
});

test("an element that is to be empty is written, and one of which there are several as often", () => {
  expect(writeXml("request", { ask: null, none: [], card: ["a", { key: "b" }] })).toBe(
    "<request><ask></ask><card>a</card><card><key>b</key></card></request>",
  );
});

test.each(["", "Service down", "<a><b></a>", "<response><receipt><Resp", "{}"])(
  "%s is not a document",
  (text) => {
    expect(readXml(text)).toBeNull();
  },
);

test("codes keep their zeros and are never numbers", () => {
  expect(readXml("<r><c>000</c><d>false</d></r>")).toEqual({ r: { c: "000", d: "false" } });
});

test.each(nastyTexts)("%s is a text of its element and nothing else", (_, text) => {
  const xml = writeXml("cust", { before: "1", name: text, after: "2" });
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
  const { cust } = readXml(xml) as { cust: Record<string, string> };
  expect({ ...cust, name: writableLine(cust.name ?? "") }).toEqual({
    before: "1",
    name: writableLine(text.replace(/\p{Cs}/gu, " ")),
    after: "2",
  });
});
