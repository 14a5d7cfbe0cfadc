import { expect, test } from "vitest";
import { escapedMarkup } from "./escaped-markup.ts";

test("what somebody typed stays a text in an element and in an attribute of either quotes", () => {
  expect(escapedMarkup(`<b title="it's">A & B</b>`)).toBe(
    "&lt;b title=&quot;it&apos;s&quot;&gt;A &amp; B&lt;/b&gt;",
  );
});
