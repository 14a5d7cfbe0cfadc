import { expect, test } from "vitest";
import { isForeignRequest } from "./is-foreign-request.ts";

const adminOrigin = "https://admin.charity.example";
const session = { cookie: "payload-lng=en; payload-token=abc" };
const evil = { origin: "http://evil.example" };
const throughSite = { host: "127.0.0.1:3001", "x-forwarded-host": "charity.example" };
const fromSite = { ...throughSite, origin: "https://charity.example" };
const noOrigin = { ...throughSite, origin: "null" };

test.each<[who: string, headers: Record<string, string>, refused: boolean]>([
  ["a page of somebody else, with a session", { ...session, ...evil }, true],
  [
    "the same, asking as the backend's own host",
    { ...session, ...evil, host: "admin.charity.example" },
    true,
  ],
  [
    "a sister host, with a session",
    { ...session, origin: "https://shop.charity.example", "sec-fetch-site": "same-site" },
    true,
  ],
  [
    "the public site's pages, with a session",
    { ...session, origin: "https://charity.example", host: "admin.charity.example" },
    true,
  ],
  ["a hidden page of somebody else, with a session", { ...session, origin: "null" }, true],
  [
    "a browser that names only the relation, with a session",
    { ...session, "sec-fetch-site": "cross-site" },
    true,
  ],
  ["the admin, by its name", { ...session, origin: adminOrigin, "sec-fetch-site": "same-origin" }, false],
  [
    "the admin, by the address it was asked at",
    { ...session, origin: "http://127.0.0.1:3001", host: "127.0.0.1:3001" },
    false,
  ],
  [
    "a form of our own that hides its origin, with a session",
    { ...session, origin: "null", "sec-fetch-site": "same-origin" },
    false,
  ],
  ["a program with a session", session, false],
  ["a donor on the site", { ...fromSite, "sec-fetch-site": "same-origin" }, false],
  ["a donor with an older browser", fromSite, false],
  ["a donor whose browser hides the origin", { ...noOrigin, "sec-fetch-site": "same-origin" }, false],
  ["a donor whose older browser hides the origin", noOrigin, false],
  [
    "a donor on another name of the site",
    { ...throughSite, origin: "https://www.charity.example", "sec-fetch-site": "same-origin" },
    false,
  ],
  ["a program", throughSite, false],
  ["a page of somebody else that posts a gift", { ...throughSite, ...evil }, true],
  ["the same in a browser of today", { ...throughSite, ...evil, "sec-fetch-site": "cross-site" }, true],
  ["a hidden frame of somebody else", { ...noOrigin, "sec-fetch-site": "cross-site" }, true],
  ["an origin that is none", { ...throughSite, origin: "evil" }, true],
])("a change asked for by %s", (_, headers, refused) => {
  for (const method of ["POST", "PATCH", "PUT", "DELETE"])
    expect(isForeignRequest({ method, headers: new Headers(headers) }, adminOrigin)).toBe(refused);
  for (const method of ["GET", "HEAD", "OPTIONS"])
    expect(isForeignRequest({ method, headers: new Headers(headers) }, adminOrigin)).toBe(false);
});
