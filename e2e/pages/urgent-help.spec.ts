import { expect, test } from "../fixtures/clean-page.ts";
import { parsePage } from "../routes/parse-page.ts";
import { pages } from "../routes/route-list.ts";

const cancer = "/about-prostate-cancer";

/** Pages on which somebody may read that he cannot wait: on these the box stands above all else, on no other. */
const withUrgentBox = [
  "/about-us/contact-us",
  cancer,
  `${cancer}/what-is-prostate-cancer/the-prostate`,
  `${cancer}/what-is-prostate-cancer/signs-and-symptoms`,
  `${cancer}/diagnosis-and-staging`,
  `${cancer}/diagnosis-and-staging/biopsy-and-imaging`,
  ...pages.filter((path) => path.startsWith(`${cancer}/treatment`)),
  ...pages.filter(
    (path) => path.startsWith(`${cancer}/living-with-prostate-cancer`) && !path.endsWith("/nutrition"),
  ),
  "/get-support",
  "/get-support/more-resources/external-resources",
  "/get-support/peer-support",
];

const numbers = ["tel:911", "tel:811", "tel:988"];
const sections = /^\/(about-us|about-prostate-cancer|get-support)(\/|$)/;

test("pages of treatments and symptoms, and those where help is looked for, begin with one box for urgent help; others have none", async ({
  request,
}) => {
  const found: string[] = [];
  for (const path of pages.filter((path) => sections.test(path))) {
    const page = parsePage(await (await request.get(path)).text());
    const boxes = page.querySelectorAll("aside.helpline");
    if (boxes.length === 0) continue;
    found.push(path);
    expect(boxes.length, `boxes on ${path}`).toBe(1);
    const [box] = boxes;
    expect(box?.parentElement?.querySelector("*"), `first on ${path}`).toBe(box);
    expect(box?.querySelector("p")?.textContent, `what is an emergency on ${path}`).toBeTruthy();
    const links = [...(box?.querySelectorAll("a[href^='tel:']") ?? [])].map((link) =>
      link.getAttribute("href"),
    );
    expect(links.slice(-numbers.length), `numbers on ${path}`).toEqual(numbers);
  }
  expect(found.sort()).toEqual([...withUrgentBox].sort());
});

test("a story of grief ends with a group, a peer and 9-8-8, before it can be shared", async ({ request }) => {
  const html = await (await request.get("/get-support/patient-stories/rose-kearney")).text();
  const story = html.slice(html.indexOf("<article"), html.indexOf("Share this story"));
  const wanted = ["/get-support/support-groups/find-a-group", "/get-support/peer-support", "tel:988"];
  const places = wanted.map((href) => story.lastIndexOf(`href="${href}"`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
