// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { exampleImage } from "~/ui/examples";
import { show } from "~/ui/show";
import { Figure, focalClass, Picture } from "./picture";

afterEach(cleanup);

test("a crop keeps the focal point in view, the middle where none is given", () => {
  expect(focalClass(62, 0)).toBe("focal focal-x-60 focal-y-0");
  expect(focalClass(null, undefined)).toBe("focal focal-x-50 focal-y-50");
  expect(focalClass(140, -3)).toBe("focal focal-x-100 focal-y-0");
});

test("pictures below the first screen wait, and all keep their room while they load", () => {
  const { container } = show(
    <Picture image={{ ...exampleImage, srcSetWebp: "/a.webp 320w" }} sizes="100vw" />,
  );
  const picture = container.querySelector("img");
  expect(picture?.getAttribute("loading")).toBe("lazy");
  expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual(["1200", "630"]);
  expect(container.querySelector("source")?.getAttribute("type")).toBe("image/webp");
});

test("caption and credit stand below the picture", () => {
  const { container } = show(
    <Figure image={{ ...exampleImage, credit: "Photo: Ann Lee" }} caption="A canoe." />,
  );
  expect(screen.getByRole("img", { name: exampleImage.alt })).toBeTruthy();
  expect(container.querySelector("figcaption")?.textContent).toBe("A canoe. Photo: Ann Lee");
});
