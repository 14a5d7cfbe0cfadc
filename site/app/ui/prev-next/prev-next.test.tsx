// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { PrevNext } from "./prev-next";

afterEach(cleanup);

test("both neighbours are named", () => {
  show(
    <PrevNext
      previous={{ href: "/news/one", label: "Walking" }}
      next={{ href: "/news/two", label: "Research" }}
      words={{ label: "More news", previous: "Prev", next: "Next" }}
    />,
  );
  expect(screen.getByRole("link", { name: "Prev Walking" }).getAttribute("href")).toBe("/news/one");
  expect(screen.getByRole("link", { name: "Next Research" }).getAttribute("href")).toBe("/news/two");
});
