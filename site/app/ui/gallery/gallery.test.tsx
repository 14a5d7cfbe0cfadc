// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { exampleImage } from "~/ui/example-image";
import { show } from "~/ui/show";
import { Gallery } from "./gallery";

afterEach(cleanup);
const words = { previous: "Previous", next: "Next", item: (item: number, of: number) => `${item} of ${of}` };

test("the row has a name, can be scrolled by keyboard, and its pictures are counted", () => {
  show(
    <Gallery
      label="The day"
      words={words}
      items={["a", "b"].map((key) => ({ key, image: exampleImage, caption: key }))}
    />,
  );
  expect(screen.getByRole("list", { name: "The day" }).tabIndex).toBe(0);
  expect(screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-label"))).toEqual([
    "1 of 2",
    "2 of 2",
  ]);
});
