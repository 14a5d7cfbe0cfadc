import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Slider } from "./slider";

const image = {
  sourceUrl: "/media/lake.webp",
  alt: "",
  srcSet: undefined,
  srcSetWebp: undefined,
  credit: undefined,
};

test("before its script is there the slider offers to be stopped, never to be started", () => {
  const slides = ["First", "Second"].map((title) => ({ title, description: "", learnMore: "", image }));
  const html = renderToString(
    <MemoryRouter>
      <Slider slides={slides} />
    </MemoryRouter>,
  );
  expect(html).toContain("Pause the slides");
  expect(html).not.toContain("Play the slides");
});
