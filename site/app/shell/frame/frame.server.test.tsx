import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { toMenuView } from "~/content/menu-view";
import { toSiteSettingsView } from "~/content/site-settings-view";
import { rootData } from "../../../tests/root-data.ts";
import { sampleContent } from "../../../tests/sample-content.ts";
import { Shell } from "../shell";
import { anyPath } from "./current-page";
import { cutFrame, fillFrame } from "./frame.server";
import { type FrameDrawing, FrameDrawingContext } from "./frame-part";

const { company, navigation, siteSettings } = sampleContent();
const menu = toMenuView(navigation);
const site = {
  company,
  menu,
  siteSettings: toSiteSettingsView(siteSettings),
  identity: { origin: "", foundation: "" },
  demoGateway: false,
};

function drawn(pathname: string, drawing: FrameDrawing): string {
  const root = {
    id: "root",
    path: "*",
    element: (
      <Shell>
        <h1>The page</h1>
      </Shell>
    ),
    loader: () => rootData(site),
  };
  const router = createMemoryRouter([root], {
    initialEntries: [pathname],
    hydrationData: { loaderData: { root: rootData(site) } },
  });
  return renderToString(
    <FrameDrawingContext value={drawing}>
      <RouterProvider router={router} />
    </FrameDrawingContext>,
  );
}

const frame = cutFrame(drawn(anyPath, "frame")) ?? new Map();
const [section] = menu;
const paths = [
  "/",
  "/search",
  ...menu.flatMap(({ href, children }) => [href, ...children.map((child) => child.href)]),
  `${section?.href}/a-page-that-no-menu-names`,
  "/o'clock&more",
];

test.each(paths)("the frame that is put into the page %s is the one that would be drawn there", (path) => {
  const page = drawn(path, ["header", "footer", "menu"]);
  expect(page).not.toContain("<nav");
  expect(fillFrame(page, frame, path).toString()).toBe(drawn(path, "whole"));
});

test("the frame is drawn without a page, and a part that the page draws itself stays as it is", () => {
  expect(drawn(anyPath, "frame")).not.toContain("The page");
  const page = drawn("/search", ["header", "menu"]);
  expect(page).toContain("<footer");
  expect(fillFrame(page, frame, "/search").toString()).toBe(drawn("/search", "whole"));
});

test("a page without a frame has none to cut out", () => {
  expect(cutFrame("<h1>It failed</h1>")).toBeUndefined();
});
