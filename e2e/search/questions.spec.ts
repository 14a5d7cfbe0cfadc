import { expect, test } from "@playwright/test";
import { questionsAddedAfter, questionsWrittenFirst, type ReadersQuestion } from "./readers-questions";

const firstResult = /<li class="search-result">.*?<a [^>]*?href="([^"]+)"/s;

/** What leads elsewhere than it should, as "typed → place". */
async function wrongAnswers(
  questions: readonly ReadersQuestion[],
  firstPlaceFor: (typed: string) => Promise<string>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [typed, page] of questions) {
    const place = await firstPlaceFor(typed);
    if (place.split("#")[0] !== page) wrong.push(`${typed} → ${place}, not ${page}`);
  }
  return wrong;
}

for (const [whose, questions, many] of [
  ["written down before the search was built", questionsWrittenFirst, 30],
  ["added since", questionsAddedAfter, 33],
] as const) {
  test(`readers' questions ${whose} lead to the page that answers them`, async ({ request }) => {
    const firstPlaceFor = async (typed: string) => {
      const answer = await request.get(`/search?${new URLSearchParams({ value: typed })}`);
      return firstResult.exec(await answer.text())?.[1] ?? "nothing";
    };
    expect(questions).toHaveLength(many);
    expect(await wrongAnswers(questions, firstPlaceFor)).toEqual([]);
  });
}

test("where the words of a search stand nowhere, the page says so and shows other pages that may help", async ({
  request,
}) => {
  const search = async (typed: string) =>
    (await request.get(`/search?${new URLSearchParams({ value: typed })}`)).text();
  const nothing = "0 item found please try other keywords";
  const helped = await search("diapers");
  expect(helped).toContain(nothing);
  expect(helped).toContain("Other pages that may help");
  expect(helped).toContain('href="/about-prostate-cancer/living-with-prostate-cancer/incontinence#');
  const lost = await search("zyxwv");
  expect(lost).toContain(nothing);
  expect(lost).not.toContain("Other pages that may help");
  expect(await search("depressed")).toContain("9-8-8");
});

test("every place on a page that a search leads to is there", async ({ request }) => {
  const places = new Set<string>();
  for (const [typed] of [...questionsWrittenFirst, ...questionsAddedAfter]) {
    const page = await (await request.get(`/search?${new URLSearchParams({ value: typed })}`)).text();
    for (const [, place = ""] of page.matchAll(/class="search-result">.*?<a [^>]*?href="([^"]+)"/gs)) {
      if (place.includes("#")) places.add(place);
    }
  }
  expect(places.size).toBeGreaterThan(30);
  const missing: string[] = [];
  for (const place of places) {
    const [path = "", id = ""] = place.split("#");
    const page = await (await request.get(path)).text();
    if (!page.includes(`id="${id}"`)) missing.push(place);
  }
  expect(missing).toEqual([]);
});
