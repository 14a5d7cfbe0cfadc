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
