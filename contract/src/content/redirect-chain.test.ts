import { expect, test } from "vitest";
import { chainFault } from "./redirect-chain.ts";

const isLive = (path: string) => path === "/psa" || path === "/end";
const fault = (from: string, to: string, ...others: [string, string][]) =>
  chainFault(
    { from, to },
    others.map(([from, to]) => ({ from, to })),
    isLive,
  );

test("a redirect to itself is refused, also with a slash, capitals or a query", () => {
  for (const to of ["/old", "/old/", "/OLD", "/old?from=poster", "/old#top"])
    expect(fault("/old", to), to).toMatch(/^Readers would go round in a circle: \/old → \/old/i);
});

test("a circle through others is refused, however long, and also when it is closed further on", () => {
  expect(fault("/a", "/b", ["/b", "/a"])).toBe("Readers would go round in a circle: /a → /b → /a.");
  expect(fault("/a", "/b", ["/b", "/c/"], ["/c", "/A"])).toContain("/a → /b → /c → /A");
  expect(fault("/a", "/b", ["/b", "/c"], ["/c", "/b"])).toContain("in a circle");
});

test("capitals on a poster may lead to the page itself, and a short chain may stand", () => {
  expect(fault("/PSA", "/psa")).toBeUndefined();
  expect(fault("/a", "/b", ["/b", "/c"], ["/c", "/end"])).toBeUndefined();
  expect(fault("/a", "https://elsewhere.example/a")).toBeUndefined();
});

test("more than three redirects in a row are refused, also when the new one stands in their middle", () => {
  expect(fault("/a", "/b", ["/b", "/c"], ["/c", "/d"], ["/d", "/end"])).toContain("sent on 4 times");
  expect(fault("/b", "/c", ["/a", "/b"], ["/c", "/d"], ["/d", "/end"])).toBe(
    "Readers would be sent on 4 times: /a → /b → /c → /d → /end. Lead straight to the last address.",
  );
});
