import { expect, test } from "vitest";
import { says, siteOver } from "../../tests/site-over-backend.ts";
import { noStaticFiles } from "../files/static-files.ts";
import { inlineStyles } from "../pages/inline-styles.ts";
import { answerPreview, asPreview, bannerOf } from "./preview.ts";

const previewOver = (answer: unknown, status = 200) =>
  siteOver(
    says(answer, status),
    (parts) => (request, response, url) => answerPreview(request, response, url, parts),
  );

const address = "/preview?collection=pages&id=/about-us/mission&path=/about-us/mission&token=1.x";
const status = { state: "changed", publishesAt: null, unpublishesAt: null } as const;
const draft = {
  id: "/about-us/mission",
  uri: "/about-us/mission",
  title: "A new mission",
  description: "Draft",
  updatedAt: "2026-01-01",
  blocks: [{ blockType: "richText", html: "<p>New<script>x()</script></p>" }],
};

test("the page is drawn with the draft in place of what is published, sanitised", async () => {
  const { site } = await previewOver({ collection: "pages", doc: draft, status });
  const { page, ...framing } = await (await fetch(site + address)).json();
  expect(page).toMatchObject({ title: "A new mission", blocks: [{ html: "<p>New</p>" }] });
  expect(framing.frameAncestors).toMatch(/^'self' http:\/\/127\.0\.0\.1:\d+$/);
});

test("a draft of the menu stands at the head of the page in place of what is published", async () => {
  const menu = [{ label: "A new section", href: "/about-us", children: [] }];
  const { site } = await previewOver({ collection: "navigation", doc: { menu }, status });
  const asked = address.replace("collection=pages&id=/about-us/mission", "collection=navigation&id=global");
  const shown = await (await fetch(site + asked)).json();
  expect(shown.menu).toMatchObject([{ label: "A new section" }]);
});

test.each([
  [403, 403, "expired"],
  [404, 404, "no such draft"],
  [500, 502, "cannot be reached"],
])("when the backend answers %i the preview answers %i and says why", async (theirs, ours, words) => {
  const { site } = await previewOver({}, theirs);
  const answer = await fetch(site + address);
  expect(answer.status).toBe(ours);
  expect(await answer.text()).toContain(words);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("a draft that lacks what every page needs says what", async () => {
  const { site } = await previewOver({ collection: "pages", doc: { ...draft, title: null }, status });
  const answer = await fetch(site + address);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("title");
});

test("an address on another host is refused", async () => {
  const { site } = await previewOver({ collection: "pages", doc: draft, status });
  expect((await fetch(site + address.replace("path=/about", "path=//evil.example/"))).status).toBe(404);
});

test("a preview runs no application, says that it is a draft, and listens to the admin alone", () => {
  const html = asPreview(
    '<html><head></head><body><script type="module" async="">app()</script><script>sessionStorage.x</script><main></main></body></html>',
    "https://admin.example",
    status,
  );
  expect(html).not.toContain("app()");
  expect(html).not.toContain("sessionStorage");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain("Draft:");
  expect(html).toContain('e.origin==="https://admin.example"');
});

test("a preview of an information page has the styles of what is below its first screen, which no script of its own would bring", () => {
  const css = "p{color:navy}";
  const files = { ...noStaticFiles, stylesheet: () => ({ text: css, bytes: Buffer.from(css) }) };
  const link = '<link rel="stylesheet" href="/assets/below-x.css"/>';
  const page = `<html><head>${link}</head><body><i data-first-screen-end=""></i><div data-contents="" data-text-below=""></div></body></html>`;
  expect(inlineStyles(page, files).body.toString()).toContain("<noscript");
  const preview = inlineStyles(asPreview(page, "https://admin.example", status), files).body.toString();
  expect(preview).not.toContain("<noscript");
  expect(preview).toContain("<style>p{color:navy}</style>");
});

test.each([
  ["never-published", "Draft: visitors do not see this yet."],
  ["published", "Published: this is what visitors see."],
  ["changed", "Draft: visitors still see what was published last, without these changes."],
  ["unpublished", "Taken off the site: visitors do not see this any more."],
] as const)("the banner over a preview of what is %s says so", (state, words) => {
  const html = asPreview("<body><main></main></body>", "https://admin.example", { ...status, state });
  expect(html).toContain(`class="preview-note">${words}</p>`);
});

test("the banner says when something is published, or taken off the site, by itself", () => {
  const at = "2026-07-30T17:00:00.000Z";
  expect(bannerOf({ ...status, publishesAt: at }).replaceAll(/\s/g, " ")).toContain(
    "It is published by itself on July 30, 2026 at 10:00 a.m., Vancouver time.",
  );
  expect(bannerOf({ ...status, state: "published", unpublishesAt: at })).toMatch(
    /^Published: .* It is taken off the site by itself on July 30/,
  );
});
