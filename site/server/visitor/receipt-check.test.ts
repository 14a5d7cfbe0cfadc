import { givingUrls } from "@pcf/contract/urls";
import { expect, test } from "vitest";
import { says, siteOver } from "../../tests/site-over-backend.ts";
import { receiptCheckPage } from "./receipt-check.ts";
import { answerVisitorPage } from "./visitor-page.ts";

async function receiptCheckOver(answer: unknown, status = 200) {
  const { site, seen } = await siteOver(
    says(answer, status),
    (parts) => (request, response, url) => answerVisitorPage(request, response, url, parts, receiptCheckPage),
  );
  return { url: `${site}/receipt-check`, seen };
}

const typed = { serial: "0000123", amount: "50" };
const check = { typed, wrong: {}, answer: { says: "not-found" } };

function sent() {
  const body = new FormData();
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  return body;
}

test("what was typed is asked about in the visitor's name, without cookies, and stands in no address", async () => {
  const site = await receiptCheckOver(check);
  const answer = await fetch(site.url, { method: "POST", body: sent(), headers: { cookie: "my-gifts=abc" } });
  expect(await answer.json()).toMatchObject({
    url: "/receipt-check",
    receiptCheck: { status: 200, check },
  });
  const [asked] = site.seen;
  expect(asked?.url).toBe("/api/receipt-check");
  expect(asked?.headers["x-forwarded-for"]).toBe("127.0.0.1");
  expect(asked?.headers.cookie).toBeUndefined();
  expect(asked?.body).toContain("0000123");
});

test("a refusal keeps its status, and a backend that is silent or says something else is unreachable", async () => {
  const refused = await receiptCheckOver({ ...check, answer: { says: "too-often" } }, 429);
  const answer = await fetch(refused.url, { method: "POST", body: sent() });
  expect(await answer.json()).toMatchObject({ receiptCheck: { status: 429 } });
  const broken = await receiptCheckOver({ errors: [] }, 500);
  const other = await fetch(broken.url, { method: "POST", body: sent() });
  expect(await other.json()).toMatchObject({ receiptCheck: { status: 503, check: null } });
});

test("a form of another site's page is refused before anybody is asked", async () => {
  const site = await receiptCheckOver(check);
  const answered = async (headers: Record<string, string>) =>
    (await fetch(site.url, { method: "POST", body: sent(), headers })).status;
  expect(await answered({ origin: "https://elsewhere.example" })).toBe(403);
  expect(await answered({ origin: "null", "sec-fetch-site": "cross-site" })).toBe(403);
  expect(site.seen).toEqual([]);
  // A browser may hide which page a form comes from.
  expect(await answered({ origin: "null" })).toBe(200);
});

test("the newsletter's form in the footer is taken there too, and leads back", async () => {
  const taken = { status: "mail_sent", message: "", invalid_fields: [], reference: "N-7" };
  const site = await receiptCheckOver(taken);
  const body = new FormData();
  body.set("_wpcf7_unit_tag", "705");
  body.set("email", "ann@reader.example");
  const answer = await fetch(site.url, { method: "POST", body, redirect: "manual" });
  expect(site.seen.map(({ url }) => url)).toEqual(["/api/forms/705"]);
  expect(answer.headers.get("location")).toBe(
    `${givingUrls.receiptCheck}?form=705&status=mail_sent&reference=N-7#newsletter`,
  );
});
