import { imageSchema } from "@pcf/contract/content/media";
import { expect, test } from "vitest";
import { sampleContent } from "../../tests/sample-content.ts";
import { homeSlides } from "./home-slides";

const image = imageSchema.parse({ sourceUrl: "/media/boat.jpg", alt: "" });
const slide = { title: "Paddle with us", description: "Every stroke counts.", learnMore: undefined, image };

function contentWith(...slides: object[]) {
  const { home, pages } = sampleContent();
  const [page] = pages;
  if (!page) throw new Error("the sample has pages");
  return {
    home: { ...home, slides: [{ ...slide, title: "You are not alone", learnMore: "/get-support" }] },
    pages: slides.map((given, at) => ({
      ...page,
      uri: `/page-${at}`,
      frontPageHeroSlide: { ...slide, ...given },
    })),
  };
}

test("a page's slide joins those of the home page and leads to the page", () => {
  expect(homeSlides(contentWith({})).map(({ title, href }) => [title, href])).toEqual([
    ["You are not alone", "/get-support"],
    ["Paddle with us", "/page-0"],
  ]);
});

test("a page's slide may lead elsewhere", () => {
  expect(homeSlides(contentWith({ learnMore: "https://boat.example" })).at(-1)?.href).toBe(
    "https://boat.example",
  );
});

test("a slide without title or picture, or with the title of another, is not shown", () => {
  const content = contentWith({ title: undefined }, { image: undefined }, { title: "You are not alone" });
  expect(homeSlides(content)).toHaveLength(1);
});
