import { type APIRequestContext, expect, test } from "@playwright/test";
import { questionsAddedAfter, questionsForNewPages, questionsWrittenFirst } from "./readers-questions";

const resultPlace = /<li class="search-result">.*?<a [^>]*?href="([^"]+)"/gs;

const search = async (request: APIRequestContext, typed: string) =>
  (await request.get(`/search?${new URLSearchParams({ value: typed })}`)).text();

test("readers' questions lead to the page that answers them, those written down before the search or the pages were there and those added since, and every place on a page that they lead to is there", async ({
  request,
}) => {
  expect(questionsWrittenFirst).toHaveLength(30);
  expect(questionsAddedAfter).toHaveLength(39);
  expect(questionsForNewPages).toHaveLength(30);
  const wrong: string[] = [];
  const places = new Map<string, Set<string>>();
  for (const [typed, page] of [...questionsWrittenFirst, ...questionsAddedAfter, ...questionsForNewPages]) {
    const html = await search(request, typed);
    const found = [...html.matchAll(resultPlace)].map(([, place = ""]) => place);
    const [first = "nothing"] = found;
    if (first.split("#")[0] !== page) wrong.push(`${typed} → ${first}, not ${page}`);
    for (const place of found) {
      const [path = "", id] = place.split("#");
      if (id) places.set(path, (places.get(path) ?? new Set()).add(id));
    }
  }
  expect(wrong).toEqual([]);

  const ids = [...places.values()].flatMap((all) => [...all]);
  expect(ids.length).toBeGreaterThan(30);
  const missing: string[] = [];
  for (const [path, wanted] of places) {
    const page = await (await request.get(path)).text();
    for (const id of wanted) if (!page.includes(`id="${id}"`)) missing.push(`${path}#${id}`);
  }
  expect(missing).toEqual([]);
});

test("where the words of a search stand nowhere, the page says so and shows other pages that may help", async ({
  request,
}) => {
  const nothing = "0 item found please try other keywords";
  const helped = await search(request, "diapers");
  expect(helped).toContain(nothing);
  expect(helped).toContain("Other pages that may help");
  expect(helped).toContain('href="/about-prostate-cancer/living-with-prostate-cancer/incontinence#');
  const lost = await search(request, "zyxwv");
  expect(lost).toContain(nothing);
  expect(lost).not.toContain("Other pages that may help");
  expect(lost).toMatch(/<input[^>]* id="search-page"[^>]* value="zyxwv"/);
  expect(lost).toContain("Nothing on this site has “zyxwv” in it.");
  expect(await search(request, "depressed")).toContain("9-8-8");
});
