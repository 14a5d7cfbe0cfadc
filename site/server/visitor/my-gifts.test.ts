import { expect, test } from "vitest";
import { says, siteOver } from "../../tests/site-over-backend.ts";
import { myGiftsPage, ownReceipt } from "./my-gifts.ts";
import { answerVisitorPage } from "./visitor-page.ts";

async function myGiftsOver(answer: unknown, status = 200, headers: Record<string, string> = {}) {
  const { site, seen } = await siteOver(
    says(answer, status, headers),
    (parts) => (request, response, url) => answerVisitorPage(request, response, url, parts, myGiftsPage),
  );
  return { url: `${site}/ways-to-give/my-gifts`, seen };
}

const askPage = { show: "ask", notice: null, asked: { typed: {}, wrong: {} }, checked: null };

test("the page is drawn for the visitor whose cookie was asked with, from an address without the link", async () => {
  const site = await myGiftsOver(askPage);
  const cookie = "theme=dark; my-gifts=abc; payload-token=staff";
  const answer = await fetch(`${site.url}?link=a.1.b&x=1`, { headers: { cookie } });
  expect(await answer.json()).toMatchObject({
    url: "/ways-to-give/my-gifts",
    myGifts: { status: 200, page: askPage },
  });
  expect(site.seen[0]).toMatchObject({ method: "GET", url: "/api/my-gifts?link=a.1.b" });
  expect(site.seen[0]?.headers.cookie).toBe("my-gifts=abc");
});

test("a form of the page is passed on, and the browser led where the backend says, with its cookie", async () => {
  const site = await myGiftsOver({}, 303, {
    location: "/ways-to-give/my-gifts",
    "set-cookie": "my-gifts=new",
  });
  const body = new FormData();
  body.set("act", "open");
  const answer = await fetch(site.url, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/ways-to-give/my-gifts");
  expect(answer.headers.get("set-cookie")).toBe("my-gifts=new");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(site.seen[0]?.body).toContain('name="act"');
  expect(site.seen[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1");
});

test("a form that another site's page sent is refused before the backend hears of it", async () => {
  const site = await myGiftsOver(askPage);
  const sent = async (origin: string) =>
    (await fetch(site.url, { method: "POST", body: new FormData(), headers: { origin } })).status;
  expect(await sent("https://evil.example")).toBe(403);
  expect(site.seen).toEqual([]);
  expect(await sent("https://site.example")).toBe(200);
});

test("of a form whose page the browser hides, the rest of the request decides", async () => {
  const site = await myGiftsOver(askPage);
  const sent = (headers: Record<string, string>) =>
    fetch(site.url, { method: "POST", body: new FormData(), headers: { origin: "null", ...headers } });
  const cookie = "my-gifts=abc";
  expect((await sent({ cookie, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await sent({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  // It may be the donor: they are shown what to do.
  expect(await (await sent({ cookie })).json()).toMatchObject({ myGifts: { status: 403, page: null } });
  expect(site.seen).toEqual([]);
  const same: Record<string, string> = { cookie, "sec-fetch-site": "same-origin" };
  for (const taken of [same, {}])
    expect(await (await sent(taken)).json()).toMatchObject({ myGifts: { status: 200 } });
});

test("a backend that is silent, or says what nobody understands, is told as such", async () => {
  const answers = [await myGiftsOver({}, 500), await myGiftsOver({ show: "secret" })];
  for (const site of answers)
    expect(await (await fetch(site.url)).json()).toMatchObject({ myGifts: { status: 503, page: null } });
});

test("a form that is sent the plain way is taken too, and what is no form is answered in words", async () => {
  const site = await myGiftsOver(askPage);
  const post = (body: BodyInit, type?: string) =>
    fetch(site.url, { method: "POST", body, ...(type && { headers: { "content-type": type } }) });
  const plain = await post(new URLSearchParams({ act: "ask", email: "zoë@donor.example" }));
  expect(await plain.json()).toMatchObject({ myGifts: { status: 200, page: askPage } });
  expect(site.seen[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(site.seen[0]?.body).toMatch(/name="email"\r\n\r\nzoë@donor\.example/);
  for (const [body, type, status] of [
    ["{}", "application/json", 415],
    ["act=ask", "text/plain", 415],
    ["--b\r\nxx", "multipart/form-data; boundary=b", 400],
  ] as const) {
    const answer = await post(body, type);
    expect([type, answer.status, (await answer.json()).error]).toEqual([
      type,
      status,
      expect.stringContaining("form"),
    ]);
  }
  expect(site.seen).toHaveLength(1);
});

test("a form that is too long is cut off", async () => {
  const site = await myGiftsOver(askPage);
  expect((await fetch(site.url, { method: "POST", body: "x".repeat(70_000) })).status).toBe(413);
});

test("the newsletter's form in the footer is taken there too, and leads home", async () => {
  const taken = { status: "mail_sent", message: "", invalid_fields: [], reference: "N-7" };
  const site = await myGiftsOver(taken);
  const body = new FormData();
  body.set("_wpcf7_unit_tag", "705");
  body.set("email", "ann@reader.example");
  const answer = await fetch(site.url, { method: "POST", body, redirect: "manual" });
  expect(site.seen.map(({ url }) => url)).toEqual(["/api/forms/705"]);
  expect(answer.headers.get("location")).toBe("/?form=705&status=mail_sent&reference=N-7#newsletter");
});

test("a receipt of the donor's own is asked for by its number alone", () => {
  const receipt = (address: string) => ownReceipt(new URL(address, "https://site.example"));
  expect(receipt("/ways-to-give/my-gifts/receipt?id=7&depth=9")).toBe("/api/my-gifts/receipt?id=7");
  expect(receipt("/ways-to-give/my-gifts?id=7")).toBeUndefined();
});
