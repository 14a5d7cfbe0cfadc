import { expect, test } from "../fixtures/clean-page.ts";

const organization = ["Organization", "NGO"];
const told: [path: string, types: (string | string[])[]][] = [
  ["/", [organization]],
  ["/about-us", []],
  ["/about-prostate-cancer/what-is-prostate-cancer/risk-factors", ["BreadcrumbList"]],
  ["/about-prostate-cancer/video-library", ["BreadcrumbList"]],
  ["/about-prostate-cancer/glossary", ["DefinedTermSet", "BreadcrumbList"]],
  ["/get-support/support-groups/faq", ["FAQPage", "BreadcrumbList"]],
  ["/get-support/patient-stories/trevor-grant", ["BreadcrumbList"]],
  ["/get-involved/find-an-event/winter-lights-gala", ["Event", "BreadcrumbList"]],
  ["/news/mri-before-biopsy", ["NewsArticle", "BreadcrumbList"]],
  ["/get-support/nothing-here", []],
];

for (const [path, types] of told) {
  test(`${path} tells search engines of ${types.flat().join(", ") || "nothing"}, behind all that a reader waits for`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const all = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const things = all.flatMap(([, json]) => JSON.parse(json ?? "")["@graph"]);
    expect(things.map((thing) => thing["@type"])).toEqual(types);
    for (const { index } of all) expect(index).toBeGreaterThan(html.indexOf("</footer>"));
  });
}

test("one video of the library has an address of its own that tells of it", async ({ request }) => {
  const library = await (await request.get("/about-prostate-cancer/video-library")).text();
  const href = /<a [^>]*href="([^"]*\?video=[^"]*)"/.exec(library.split("<main")[1] ?? "")?.[1];
  const html = await (await request.get(href ?? "/no-video")).text();
  expect(html).toContain('"@type":"VideoObject"');
});
