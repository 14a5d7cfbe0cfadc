// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { exampleImage } from "~/ui/examples";
import { show } from "~/ui/show";
import { Hero } from "./hero";

afterEach(cleanup);

test("the title is the page's heading, and the scene is decoration that is loaded first", () => {
  const { container } = show(<Hero title="Get support" image={exampleImage} />);
  expect(screen.getByRole("heading", { level: 1, name: "Get support" })).toBeTruthy();
  const picture = container.querySelector("img");
  expect(picture?.alt).toBe("");
  expect(picture?.getAttribute("loading")).toBe("eager");
});

test("a portrait says what it shows", () => {
  show(<Hero title="Rose’s story" image={exampleImage} alt="Illustration of a woman in her sixties" />);
  expect(screen.getByRole("img", { name: "Illustration of a woman in her sixties" })).toBeTruthy();
});

test("the first frame waits for what stands behind the whole hero", () => {
  const { container } = show(<Hero title="Get support" image={exampleImage} />);
  const awaited = document.head.querySelector('link[rel="expect"][blocking="render"]')?.getAttribute("href");
  const laidOut = container.querySelector("header + [hidden]");
  expect(awaited).toBe(`#${laidOut?.id}`);
});

test("without a picture a landscape is drawn", () => {
  expect(show(<Hero title="Privacy" />).container.querySelector("svg.landscape")).toBeTruthy();
});
