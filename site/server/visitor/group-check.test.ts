import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { says, siteOver } from "../../tests/site-over-backend.ts";
import { groupCheckPage } from "./group-check.ts";
import { answerVisitorPage } from "./visitor-page.ts";

const path = "/get-support/support-groups/find-a-group/confirm";

async function groupCheckOver(backendAnswer: RequestListener) {
  const { site, seen } = await siteOver(
    backendAnswer,
    (parts) => (request, response, url) => answerVisitorPage(request, response, url, parts, groupCheckPage),
  );
  return { url: `${site}${path}`, seen };
}

const check = {
  show: "check",
  link: "1.2.abc",
  group: "kelowna",
  leader: "Lea",
  notice: null,
  mailsStopped: false,
};

test("the page is drawn with what the link opens, and asks for it without the visitor's cookies", async () => {
  const { url, seen } = await groupCheckOver(says(check));
  const answer = await fetch(`${url}?link=1.2.abc&utm=x`, { headers: { cookie: "my-gifts=1" } });
  expect(await answer.json()).toMatchObject({ url: path, groupCheck: { status: 200, check } });
  expect(seen.map((asked) => [asked.url, asked.headers.cookie])).toEqual([
    ["/api/group-check?link=1.2.abc", undefined],
  ]);
});

const correction = "We meet in the Library now.\nAsk for Lea.";
async function pressed(backendAnswer: RequestListener, fields: Record<string, string>) {
  const { url, seen } = await groupCheckOver(backendAnswer);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { answer: await fetch(url, { method: "POST", body, redirect: "manual" }), seen };
}
const sent = { link: "1.2.abc", act: "correct", correction };
/** Browsers send lines that end as the standard of forms says. */
const unsent = { ...sent, correction: correction.replace("\n", "\r\n") };

test("a correction that was not taken comes back with the page, also while the backend is away", async () => {
  const notSent = { ...check, notice: "not-sent" };
  const refused = await pressed(says(notSent, 429), sent);
  expect(await refused.answer.json()).toMatchObject({ groupCheck: { status: 429, check: notSent, unsent } });
  const away = await pressed((request) => request.socket.destroy(), sent);
  expect(await away.answer.json()).toMatchObject({ groupCheck: { status: 503, check: null, unsent } });
});

test("the newsletter's form in the footer is taken there too, and leads home", async () => {
  const newsletter = { _wpcf7_unit_tag: "705", email: "ann@reader.example" };
  const taken = { status: "mail_sent", message: "", invalid_fields: [], reference: "N-7" };
  const { answer, seen } = await pressed(says(taken), newsletter);
  expect(seen.map(({ url }) => url)).toEqual(["/api/forms/705"]);
  expect(answer.headers.get("location")).toBe("/?form=705&status=mail_sent&reference=N-7#newsletter");
  const away = await pressed((request) => request.socket.destroy(), newsletter);
  expect(await away.answer.json()).toMatchObject({
    ...{ url: "/", returnedForm: { number: 705, answers: { email: "ann@reader.example" } } },
  });
});

test("what is pressed leads back; another site's form is refused, and a silent backend is said", async () => {
  const { url } = await groupCheckOver(says({}, 303, { location: `${path}?link=1.2.abc&done=confirmed` }));
  const body = new FormData();
  body.set("act", "confirm");
  const sent = await fetch(url, { method: "POST", body, redirect: "manual" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `${path}?link=1.2.abc&done=confirmed`]);
  expect(sent.headers.get("cache-control")).toBe("no-store");
  const foreign = { origin: "https://evil.example" };
  expect((await fetch(url, { method: "POST", body, headers: foreign })).status).toBe(403);
  const hidden = { method: "POST", body, redirect: "manual", headers: { origin: "null" } } as const;
  expect((await fetch(url, hidden)).status).toBe(303);
  const silent = await groupCheckOver((request) => request.socket.destroy());
  expect(await (await fetch(silent.url)).json()).toMatchObject({ groupCheck: { status: 503, check: null } });
});
