import { request as httpRequest, type IncomingMessage, type RequestListener } from "node:http";
import { expect, test } from "vitest";
import { says, siteOver } from "../../tests/site-over-backend.ts";
import { answerPostedForm, isPostedForm } from "./posted-form.ts";

const formsOver = (backendAnswer: RequestListener, settings: NodeJS.ProcessEnv = {}) =>
  siteOver(
    backendAnswer,
    (parts) => (request, response, url) =>
      isPostedForm(request) ? answerPostedForm(request, response, url, parts) : response.writeHead(405).end(),
    { PROXY_TIMEOUT_SECONDS: "20", ...settings },
  );

const invalid = [{ field: "email", message: "The email must be a valid email address." }];
const refused = { status: "validation_failed", message: "", invalid_fields: invalid };
const sent = { status: "mail_sent", message: "", invalid_fields: [], reference: "C-7" };

function post(address: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(address, { method: "POST", body, headers, redirect: "manual" });
}

const question = {
  _wpcf7_unit_tag: "704",
  website_address: "",
  full_name: "Ann Reid",
  email: "ann@",
  message: "Is it safe?\nI wonder.",
};

test("what was typed comes back with the page and what is wrong, and stands in no address", async () => {
  const { site, seen } = await formsOver(says(refused));
  const answer = await post(`${site}/about-us/contact-us?form=704`, question, { cookie: "payload-token=x" });
  const { full_name, email, message } = question;
  expect(await answer.json()).toMatchObject({
    url: "/about-us/contact-us",
    status: 422,
    returnedForm: {
      number: 704,
      status: "validation_failed",
      invalid_fields: invalid,
      // Browsers send lines that end as the standard of forms says.
      answers: { full_name, email, message: message.replace("\n", "\r\n") },
    },
  });
  expect(seen[0]?.url).toBe("/api/forms/704");
  expect(seen[0]?.headers).toMatchObject({ accept: "application/json", "x-forwarded-for": "127.0.0.1" });
  expect(seen[0]?.headers.cookie).toBeUndefined();
});

test("a form that arrived leads on to its page, with its number and nothing that was typed", async () => {
  const { site } = await formsOver(says(sent));
  const answer = await post(`${site}/about-us/contact-us`, question);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("location")).toBe(
    "/about-us/contact-us?form=704&status=mail_sent&reference=C-7#contact",
  );
});

test("no address leads to another host", async () => {
  const { site } = await formsOver(says(sent));
  const { hostname, port } = new URL(site);
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  const body = '--b\r\nContent-Disposition: form-data; name="_wpcf7_unit_tag"\r\n\r\n705\r\n--b--\r\n';
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  // Written as it is: a browser, and fetch, would make one slash of it.
  httpRequest({ hostname, port, path: "/.//evil.example/x", method: "POST", headers }, resolve).end(body);
  expect((await promise).headers.location).toMatch(/^\/evil\.example\/x\?form=705/);
});

test("answers stay when the backend is away, and when it is silent nobody is told that the form was lost", async () => {
  const down = await formsOver(() => {}, { BACKEND_URL: "http://127.0.0.1:2" });
  expect(await (await post(`${down.site}/about-us/contact-us`, question)).json()).toMatchObject({
    ...{ status: 503, returnedForm: { status: "mail_failed", answers: { full_name: "Ann Reid" } } },
  });
  const silent = await formsOver(() => {}, { PROXY_TIMEOUT_SECONDS: "1" });
  expect(await (await post(`${silent.site}/about-us/contact-us`, question)).json()).toMatchObject({
    ...{ status: 503, returnedForm: { status: "unknown", answers: { full_name: "Ann Reid" } } },
  });
});

test("the wish for news goes on with a kit that arrived, and only when it was ticked", async () => {
  const { site, seen } = await formsOver(says({ ...sent, reference: "K-7" }));
  const kit = { _wpcf7_unit_tag: "291", rkfname: "Ann" };
  await post(`${site}/get-support/reef-knot-kits`, kit);
  await post(`${site}/get-support/reef-knot-kits`, { ...kit, join_mailing_list: "Yes" });
  expect(seen.map(({ url }) => url)).toEqual(["/api/forms/291", "/api/forms/291", "/api/mailchimp"]);
});

test("a form is taken on its own page and below it, the newsletter's on any, and nothing from another site", async () => {
  const { site, seen } = await formsOver(says(refused));
  const statuses = async (...asked: Promise<Response>[]) =>
    (await Promise.all(asked)).map(({ status }) => status);
  expect(
    await statuses(
      post(`${site}/about-us/mission`, question),
      post(`${site}/about-us/contact-us`, { full_name: "Ann" }),
      post(`${site}/about-us/contact-us`, { ...question, _wpcf7_unit_tag: "999" }),
      post(`${site}/about-us/contact-us`, question, { origin: "https://evil.example" }),
    ),
  ).toEqual([405, 405, 405, 403]);
  expect(
    await statuses(
      post(`${site}/about-us/contact-us`, question, { origin: "null", "sec-fetch-site": "cross-site" }),
    ),
  ).toEqual([403]);
  expect(seen).toEqual([]);
  const below = "/get-support/support-groups/tell-us/regina";
  expect(
    await statuses(
      post(`${site}/news`, { _wpcf7_unit_tag: "705" }),
      post(`${site}${below}`, { _wpcf7_unit_tag: "707" }),
      post(`${site}/about-us/contact-us`, question, { origin: "null" }),
    ),
  ).toEqual([200, 200, 200]);
});

test("the kit's form and the wish beside it together are answered in the time of one", async () => {
  const { site } = await formsOver(
    (request, response) => {
      if (request.url === "/api/mailchimp") return;
      setTimeout(() => says(sent)(request, response), 2_000);
    },
    { PROXY_TIMEOUT_SECONDS: "4" },
  );
  const began = performance.now();
  const answer = await post(`${site}/get-support/reef-knot-kits`, {
    ...question,
    _wpcf7_unit_tag: "291",
    join_mailing_list: "1",
  });
  expect(answer.status).toBe(303);
  // Each with a time of its own would take six seconds.
  expect(performance.now() - began).toBeLessThan(5_800);
});

test("a form that the backend broke off in the middle of may have been taken, and is not said to have failed", async () => {
  const { site } = await formsOver(({ socket }) => socket.destroy());
  const answer = await post(`${site}/about-us/contact-us`, question);
  expect(await answer.json()).toMatchObject({ status: 503, returnedForm: { status: "unknown" } });
});
