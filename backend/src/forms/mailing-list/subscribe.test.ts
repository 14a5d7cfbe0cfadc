import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { kitForm } from "@pcf/contract/forms/kit-form";
import { handleEndpoints } from "payload";
import { expect, test } from "vitest";
import { formSystem, from, kit } from "../testing/form-system.ts";

const kitConsent = kitForm.fields.join_mailing_list.label;
const system = formSystem();
const { post, mailsAbout } = system;

test("an address is on the mailing list only after its owner has pressed the button of the page in the mail", async () => {
  const wish = await post("mailchimp", kit, from("10.0.0.8"));
  expect(await wish.json()).toEqual({ ok: true });
  await post("mailchimp", kit, from("10.0.0.8"));
  const [asked] = (await system.payload.find({ collection: "subscribers" })).docs;
  // The words of the page of the kit form.
  expect(asked).toMatchObject({
    source: "kit form",
    consentWords: `[✓] ${kitConsent}`,
    confirmedWords: null,
  });
  expect(Date.parse(asked?.consentAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  const stateNow = async () =>
    (await system.payload.find({ collection: "subscribers" })).docs.map((each) => each.state);
  expect(await stateNow()).toEqual(["pending"]);
  const mails = await mailsAbout("subscribers");
  expect(mails).toHaveLength(1);

  const link =
    /https?:\/\/\S+\/api\/mailing-list\/confirm\?token=[\w.-]+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  const open = (method: string, url: string) =>
    handleEndpoints({ config: system.payload.config, request: new Request(url, { method }) });
  expect((await open("GET", link)).status).toBe(200);
  expect(await stateNow()).toEqual(["pending"]);
  expect((await open("POST", `${link}x`)).status).toBe(404);
  expect((await open("POST", link)).status).toBe(200);
  expect(await stateNow()).toEqual(["confirmed"]);
  const [confirmed] = (await system.payload.find({ collection: "subscribers" })).docs;
  expect(confirmed?.confirmedWords).toContain("[Yes, send me news]");

  // Times, words and place of the consent travel with the address.
  const passedOn: { note?: string; timestamp_signup?: string; timestamp_opt?: string }[] = [];
  const service = createServer(async (request, response) => {
    if (request.method !== "GET") passedOn.push(await json(request).then((body) => Object(body)));
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  const settings = { apiKey: "key", listId: "list", origin: `http://127.0.0.1:${port}` };
  const { passOnSubscribers } = await import("./pass-on-subscribers.ts");
  await passOnSubscribers(system.payload, settings);
  service.close();
  expect(passedOn[0]).toMatchObject({
    timestamp_signup: confirmed?.consentAt,
    timestamp_opt: confirmed?.confirmedAt,
  });
  for (const words of ["kit form", kitConsent, "[Yes, send me news]"])
    expect(passedOn[1]?.note).toContain(words);

  // A deleted row gives its number away: the old link must not speak for the next reader.
  await system.payload.delete({ collection: "subscribers", where: {} });
  await post("mailchimp", { ...kit, rkemail: "next@visitor.example" }, from("10.0.0.10"));
  expect((await open("POST", link)).status).toBe(404);
  expect(await stateNow()).toEqual(["pending"]);
  const [, next] = (await mailsAbout("subscribers")).map(({ to }) => to).reverse();
  expect(next).toBe("next@visitor.example");
  await system.payload.delete({ collection: "subscribers", where: {} });
});

test("a kit request with the box not ticked subscribes nobody", async () => {
  const { join_mailing_list: _, ...unticked } = kit;
  await post("mailchimp", { ...unticked, rkemail: "other@visitor.example" }, from("10.0.0.9"));
  const { totalDocs } = await system.payload.count({
    collection: "subscribers",
    where: { email: { equals: "other@visitor.example" } },
  });
  expect(totalDocs).toBe(0);
});
