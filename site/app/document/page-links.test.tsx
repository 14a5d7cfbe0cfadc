// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "navigation": { "disableMainFrameNavigation": true, "disableFallbackToSetURL": true } } }
import { act, cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, useLocation, useNavigationType } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PageLink } from "~/ui/link/page-link";
import { Prose } from "~/ui/prose/prose";
import { PageLinks } from "./page-links";

afterEach(cleanup);

function Page() {
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <PageLinks />
      <output data-step={useNavigationType()}>{pathname + search + hash}</output>
      {state && <Prose html={state} />}
      <a href="/feed">Outside</a>
      <PageLink to="/news">Elsewhere</PageLink>
      <PageLink to="/about-us/mission">Here</PageLink>
      <PageLink to="#newsletter">Further down</PageLink>
    </>
  );
}

let leftToBrowser: boolean | undefined;
/** Stands in for the browser, which would leave the page. */
function browser(event: Event) {
  leftToBrowser = !event.defaultPrevented;
  event.preventDefault();
}
beforeEach(() => {
  leftToBrowser = undefined;
  history.replaceState(null, "", "/about-us/mission");
  window.addEventListener("click", browser);
});
afterEach(() => window.removeEventListener("click", browser));

/** Presses the link of a text; answers whether the browser is left to follow it. */
async function press(html: string, name = "Link", init: MouseEventInit = {}) {
  const Stub = createRoutesStub([{ path: "*", Component: Page }]);
  render(<Stub initialEntries={[{ pathname: "/about-us/mission", state: html }]} />);
  const link = await screen.findByText(name);
  await act(async () =>
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init })),
  );
  return leftToBrowser;
}

const place = () => screen.getByRole("status").textContent;
const step = () => screen.getByRole("status").dataset.step;

test.each(["/get-support/reef-knot-kits", "/news?show=8", "/about-us/our-team#directors"])(
  "a link to %s in a text of the CMS is followed within the application",
  async (href) => {
    expect(await press(`<p><a href="${href}"><em>Link</em></a></p>`)).toBe(false);
    await expect.poll(place).toBe(href);
  },
);

test.each([
  ["another site", 'href="https://elsewhere.example/about-us"'],
  ["a mail address", 'href="mailto:office@site.example"'],
  ["a place on the page", 'href="#history"'],
  ["a place on the page, named in full", 'href="/about-us/mission#history"'],
  ["a file", 'href="/media/report.pdf"'],
  ["a file elsewhere on the site", 'href="/events.ics"'],
  ["an endpoint", 'href="/api/forms/705"'],
  ["a download", 'href="/about-us" download'],
  ["another window", 'href="/about-us" target="_blank"'],
])("a link to %s is left to the browser", async (_what, attributes) => {
  expect(await press(`<p><a ${attributes}>Link</a></p>`)).toBe(true);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a press with %o is left to the browser",
  async (init) => {
    expect(await press('<p><a href="/news">Link</a></p>', "Link", init)).toBe(true);
  },
);

test("a plain link outside a text is left to the browser", async () => {
  expect(await press("<p>Nothing</p>", "Outside")).toBe(true);
});

test("a link of ours to another page is followed within the application", async () => {
  expect(await press("", "Elsewhere")).toBe(false);
  await expect.poll(place).toBe("/news");
  expect(step()).toBe("PUSH");
});

test("a link to the page that is open is followed too, and adds no step to go back", async () => {
  expect(await press("", "Here")).toBe(false);
  await expect.poll(step).toBe("REPLACE");
});

test("a link of ours to a place on the page that is open is followed too, so that the menu it stands in closes", async () => {
  expect(await press("", "Further down")).toBe(false);
  await expect.poll(place).toBe("/about-us/mission#newsletter");
  expect(step()).toBe("PUSH");
});
