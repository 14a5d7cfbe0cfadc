import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

const page = (uri: string, _status: "draft" | "published" = "published") =>
  backend.payload.create({
    collection: "pages",
    data: { uri, title: `Page ${uri}`, description: "A page.", _status },
    draft: _status === "draft",
  });
const redirect = (from: string, url: string) =>
  backend.payload.create({
    collection: "redirects",
    data: { from, type: "301", to: { type: "custom", url } },
  });

async function group(slug: string, _status: "draft" | "published") {
  const { payload } = backend;
  const code = { equals: "BC" };
  const { docs } = await payload.find({ collection: "provinces", where: { code } });
  const province =
    docs[0] ??
    (await payload.create({ collection: "provinces", data: { code: "BC", name: "British Columbia" } }));
  return payload.create({
    collection: "supportGroups",
    data: {
      title: `Group ${slug}`,
      slug,
      provinces: [province.id],
      supportGroupName: { groupName: `Group ${slug}` },
      format: "in-person",
      contacts: [{ name: "Ann" }],
      meeting: { frequency: "weekly", weekday: "TU", start: "19:00", end: "21:00" },
      _status,
    },
    draft: _status === "draft",
  });
}

/** What is wrong, field by field, or the one message. */
async function refusal(work: Promise<unknown>): Promise<Record<string, string> | string> {
  try {
    await work;
  } catch (error) {
    const { data, message } = error as Error & { data?: { errors: { path: string; message: string }[] } };
    return data ? Object.fromEntries(data.errors.map((one) => [one.path, one.message])) : message;
  }
  return "not refused";
}

test("a published page of the route table is neither deleted, unpublished nor moved, also among many; its words may change", async () => {
  const { payload } = backend;
  const { id } = await page("/about-us");
  const other = await page("/movember");
  const change = (data: object, draft = false) => payload.update({ collection: "pages", id, data, draft });
  const why =
    /^The site always has a page at \/about-us: menus and printed matter lead there\. It cannot be /;
  const deletedAt = new Date().toISOString();

  expect(await refusal(change({ deletedAt }))).toMatch(why);
  expect(await refusal(change({ _status: "draft" }))).toMatch(why);
  expect(await refusal(change({ uri: "/who-we-are" }))).toMatchObject({ uri: expect.stringMatching(why) });
  expect(await refusal(payload.delete({ collection: "pages", id }))).toMatch(why);
  const many = { collection: "pages", where: { id: { in: [id, other.id] } } } as const;
  const trashed = await payload.update({ ...many, data: { deletedAt } });
  expect(trashed.docs.map((doc) => doc.id)).toEqual([other.id]);
  expect(trashed.errors).toEqual([expect.objectContaining({ id, message: expect.stringMatching(why) })]);

  await change({ title: "In work" }, true);
  await change({ title: "Who we are", _status: "published" });
  expect(await payload.findByID({ collection: "pages", id })).toMatchObject({ title: "Who we are" });
});

test("a redirect in front of a page, an article, a file or a service is refused at its field", async () => {
  await page("/movember-2027");
  await page("/in-work", "draft");
  await backend.payload.create({
    collection: "events",
    data: {
      title: "A ride",
      slug: "ride",
      event: {
        date: "2027-06-06T12:00:00.000Z",
        timeZone: "America/Halifax",
        body: lexical("Ride with us."),
      },
      _status: "published",
    },
  });
  const shadows = (from: string, what: string) =>
    expect(refusal(redirect(from, "/get-support")), from).resolves.toEqual({
      from: `Here is ${what}: a redirect would hide it, or never be asked for.`,
    });
  await shadows("/movember-2027/", "the page “Page /movember-2027”");
  await shadows("/get-involved/find-an-event/ride", "“A ride”");
  await shadows("/news", "a page that the site always has");
  for (const from of ["/favicon.ico", "/media/old.pdf", "/feed.xml"])
    await shadows(from, "files and services of the site");
  expect(await refusal(redirect("/in-work", "/get-support"))).toBe("not refused");
});

test("a redirect in front of a group's page, its form for changes or the page of the leaders' links is refused", async () => {
  await group("kelowna", "published");
  await group("in-work", "draft");
  const finder = "/get-support/support-groups/find-a-group";
  const told = async (from: string) => refusal(redirect(from, "/get-support"));
  const hides = (what: string) => ({
    from: `Here is ${what}: a redirect would hide it, or never be asked for.`,
  });
  const addresses = [
    `${finder}/kelowna`,
    `${finder}/kelowna/details`,
    "/get-support/support-groups/tell-us/kelowna/",
    "/Get-Support/Support-Groups/Find-A-Group/kelowna",
  ];
  for (const from of addresses) expect(await told(from), from).toEqual(hides("“Group kelowna”"));
  expect(await told(`${finder}/confirm`)).toEqual(hides("a page that the site always has"));
  for (const free of [`${finder}/in-work`, `${finder}/Kelowna`, `${finder}/kelowna/old`])
    expect(await told(free), free).toBe("not refused");
});

test("capitals make no other address of a page that the site always has", async () => {
  const from = "Here is a page that the site always has: a redirect would hide it, or never be asked for.";
  expect(await refusal(redirect("/Ways-To-Give", "/get-support"))).toEqual({ from });
  await page("/privacy");
  const titled = "Here is the page “Page /privacy”: a redirect would hide it, or never be asked for.";
  expect(await refusal(redirect("/Privacy", "/get-support"))).toEqual({ from: titled });
});

test("a group that is published behind a redirect is refused, also behind one from the form for its changes", async () => {
  await redirect("/get-support/support-groups/find-a-group/gander", "/get-support");
  await redirect("/get-support/support-groups/tell-us/truro/", "/get-support");
  for (const slug of ["gander", "truro"])
    expect(await refusal(group(slug, "published")), slug).toEqual({
      slug: expect.stringMatching(
        new RegExp(`^The redirect from /get-support/\\S+/${slug}/? leads readers away`),
      ),
    });
  expect(await refusal(group("gander", "draft"))).toBe("not refused");
});

test("a page that is published behind a redirect is refused, and says which one", async () => {
  await redirect("/brochure", "/get-support");
  expect(await refusal(page("/brochure"))).toEqual({
    uri: "The redirect from /brochure leads readers away from this address. Delete it first, or choose another address.",
  });
  const { id } = await page("/brochure", "draft");
  const publish = () => backend.payload.update({ collection: "pages", id, data: { _status: "published" } });
  expect(await refusal(publish())).toMatchObject({ uri: expect.stringContaining("/brochure") });
  await backend.payload.delete({ collection: "redirects", where: { from: { equals: "/brochure" } } });
  expect(await refusal(publish())).toBe("not refused");
});

test("redirects that go round in a circle are refused, also through the site's own address and after a change", async () => {
  await redirect("/one", "/two");
  const second = await redirect("/two", "/three");
  expect(await refusal(redirect("/three", "/one?x=1"))).toEqual({
    "to.url": "Readers would go round in a circle: /three → /one → /two → /three.",
  });
  expect(await refusal(redirect("/four", "http://localhost:3000/four/"))).toHaveProperty(["to.url"]);
  const back = { to: { type: "custom", url: "/one" } } as const;
  const changed = backend.payload.update({ collection: "redirects", id: second.id, data: back });
  expect(await refusal(changed)).toHaveProperty(["to.url"]);
});

test("an old path is kept in one way, however it was typed or pasted, and so it is there once", async () => {
  const kept = async (from: string) => ((await redirect(from, "/get-support")) as { from: string }).from;
  expect(await kept(" http://LOCALHOST:3000/%c3%a9v%C3%A9nement/ ")).toBe("/événement");
  expect(await kept("/été".normalize("NFD"))).toBe("/été");
  expect(await kept("/%e2%80%99noël")).toBe("/’noël");
  expect(await kept("/50%-off")).toBe("/50%25-off");
  for (const again of ["/événement", "/%C3%A9v%c3%a9nement"])
    expect(await refusal(redirect(again, "/get-support")), again).toEqual({ from: expect.anything() });
  for (const cut of ["/été?from=poster", "http://localhost:3000/été#haut"])
    expect(await refusal(redirect(cut, "/get-support")), cut).toEqual({
      from: "Leave out what follows the question mark or #: a redirect is for the path alone, whatever follows it. Only the number of an old item stays, such as /?p=86.",
    });
  for (const no of ["https://elsewhere.example/old", "old", "/two words"])
    expect(await refusal(redirect(no, "/get-support")), no).toEqual({
      from: "Write the old path alone, such as /old-page.",
    });
});

test("a circle or a page behind a redirect is seen however their paths are written", async () => {
  await redirect("/cercle", "/%C3%A0-côté");
  expect(await refusal(redirect("/à-c%C3%B4té", "http://localhost:3000/cercle?x"))).toEqual({
    "to.url": "Readers would go round in a circle: /à-côté → /cercle → /à-côté.",
  });
  expect(await refusal(redirect("/%67et-support/x", "/get-support"))).toBe("not refused");
  await page("/flyer");
  expect(await refusal(redirect("/%66lyer", "/get-support"))).toEqual({
    from: "Here is the page “Page /flyer”: a redirect would hide it, or never be asked for.",
  });
});

test("the number of an old item leads on, is there once and stands in front of nothing", async () => {
  const kept = async (from: string) => ((await redirect(from, "/get-support")) as { from: string }).from;
  expect(await kept("/?p=86")).toBe("/?p=86");
  expect(await kept("http://localhost:3000/?page_id=087")).toBe("/?p=87");
  expect(await refusal(redirect("/?page_id=86", "/get-support"))).toEqual({ from: expect.anything() });
  for (const other of ["/?p=88&preview=true", "/?p=88#top", "/old?p=88"])
    expect(await refusal(redirect(other, "/get-support")), other).toEqual({
      from: expect.stringContaining("Only the number of an old item stays, such as /?p=86."),
    });
  for (const home of ["/?p=", "/?p=0", "/?cat=3"])
    expect(await refusal(redirect(home, "/get-support")), home).toEqual({
      from: expect.stringContaining("a page that the site always has"),
    });
  await redirect("/round", "/?p=89");
  expect(await refusal(redirect("/?p=89", "/round"))).toEqual({
    "to.url": "Readers would go round in a circle: /?p=89 → /round → /?p=89.",
  });
  expect(await refusal(page("/"))).toBe("not refused");
});

test("who is refused an address reads the field's name as it stands on the screen", async () => {
  await page("/leaflet");
  await redirect("/ring", "/leaflet-2");
  const invalid = (label: string) => `The following field is invalid: ${label}`;
  await expect(redirect("/leaflet", "/get-support")).rejects.toThrow(invalid("Old address"));
  await expect(redirect("/leaflet-2", "/ring")).rejects.toThrow(invalid("New address > To another address"));
  await expect(page("/ring")).rejects.toThrow(invalid("Address"));
  const { id } = await page("/about-us/mission");
  const moved = backend.payload.update({ collection: "pages", id, data: { uri: "/moved" } });
  await expect(moved).rejects.toThrow(invalid("Address"));
});

/** One paragraph, as the editor stores it. */
function lexical(text: string) {
  const base = { version: 1, format: "" as const, indent: 0, direction: "ltr" as const };
  const words = { type: "text", text, version: 1, detail: 0, format: 0, mode: "normal", style: "" };
  return { root: { ...base, type: "root", children: [{ ...base, type: "paragraph", children: [words] }] } };
}
