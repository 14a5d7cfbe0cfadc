import { expect, test } from "vitest";
import { barePath, chainFault, hopsAround, redirectKey, withinSite } from "./redirect-chain.ts";

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

test("a path is one however its letters, its accents and its percent signs are written", () => {
  for (const written of [
    "/événement",
    "/événement".normalize("NFD"),
    "/%C3%A9v%c3%a9nement",
    "/e%CC%81v%C3%A9nement/",
    "/événement?from=poster",
    "/%C3%A9vénement#haut",
  ])
    expect(barePath(written), written).toBe("/événement");
  expect(barePath("/100%-off")).toBe(barePath("/100%25-off"));
  for (const blank of ["/a%20b", "/a b"]) expect(barePath(blank)).toBe("/a%20b");
  for (const joined of ["/👩‍🔬", "/%f0%9f%91%a9%e2%80%8d%F0%9F%94%AC"])
    expect(barePath(joined)).toBe("/👩%E2%80%8D🔬");
  // What would mean another path is left as it is, in one way of writing.
  expect(barePath("/a%2fb")).toBe("/a%2Fb");
  expect(barePath("/a%3fb%23c%25d")).toBe("/a%3Fb%23c%25d");
  expect(barePath("/a%00b%e2%80%ae")).toBe("/a%00b%E2%80%AE");
  expect(barePath("/%e0%a4%a")).toBe("/%E0%A4%25a");
  for (const path of ["/é", "/a%2Fb", "/100%25-off", "/%E0", "/"]) expect(barePath(path)).toBe(path);
});

test("a circle is seen however its paths are written", () => {
  expect(fault("/été", "/%C3%A9t%c3%a9")).toContain("in a circle");
  expect(fault("/été", "/hiver", ["/hiver", "/e%CC%81te%CC%81"])).toContain("in a circle");
});

test("the site's own whole address is a path of the site, and another's is not", () => {
  const within = (address: string) => withinSite(address, "https://site.example");
  expect(within("https://site.example/old?x=1#y")).toBe("/old?x=1#y");
  expect(within("HTTP://Site.Example/old")).toBe("/old");
  expect(within("https://site.example")).toBe("/");
  for (const other of [
    "https://site.example.evil.example/old",
    "https://elsewhere.example/",
    "/old",
    "https://[",
  ])
    expect(within(other)).toBe(other);
});

test("an old item is known by its number, however that is asked for, and is not the home page", () => {
  for (const asked of ["/?p=86", "/?page_id=86", "/?p=86&preview=true", "/?utm=x&p=086#top", "/?p=86&utm=x"])
    expect(redirectKey(asked), asked).toBe("/?p=86");
  for (const home of ["/", "/?", "/?p=", "/?p=0", "/?p=8a", "/?p=-1", "/?q=86", "/?xp=86", "/#?p=86"])
    expect(redirectKey(home), home).toBe("/");
  expect(redirectKey("/old/?p=86")).toBe("/old");
  expect(redirectKey("https://elsewhere.example/?p=86")).not.toBe("/?p=86");
  const long = `/?${"&p=8x".repeat(100_000)}`;
  expect(redirectKey(long)).toBe("/");
});

test("a number that leads on is passed like any other address, and the home page is another one", () => {
  expect(fault("/?p=86", "/old", ["/old", "/?page_id=86"])).toBe(
    "Readers would go round in a circle: /?p=86 → /old → /?p=86.",
  );
  expect(fault("/?p=86", "/?p=87", ["/?p=87", "/psa"])).toBeUndefined();
  expect(fault("/?p=86", "/")).toBeUndefined();
  expect(fault("/?p=1", "/?p=2", ["/?p=2", "/?p=3"], ["/?p=3", "/?p=4"], ["/?p=4", "/psa"])).toContain(
    "sent on 4 times",
  );
});

test("of thousands of redirects only those before and after a new one are looked at", () => {
  const others = Array.from({ length: 5_000 }, (_, at) => ({ from: `/?p=${at + 1}`, to: `/page-${at}` }));
  const near = [
    { from: "/a", to: "/b" },
    { from: "/b/", to: "/new" },
    { from: "/after", to: "/end" },
  ];
  const hop = { from: "/new", to: "/After" };
  const around = hopsAround(hop, [...others, ...near]);
  expect(new Set(around)).toEqual(new Set(near));
  expect(chainFault(hop, around, isLive)).toContain("sent on 4 times");
  const circle = [
    { from: "/1", to: "/2" },
    { from: "/2", to: "/1" },
  ];
  expect(hopsAround({ from: "/x", to: "/1" }, circle)).toEqual(circle);
  expect(hopsAround(hop, others)).toEqual([]);
});
