import { homeSchema } from "@pcf/contract/content/globals";
import { imageSchema } from "@pcf/contract/content/media";
import { expect, test } from "vitest";
import { emptyGlobals } from "~/content/read/empty-globals";
import { sampleContent } from "../../../tests/sample-content.ts";
import { homeSlides, toHomeView } from "./home-view";

const view = (given: object = {}) => {
  const least = { vision: { title: "", text: "" }, takeAction: { title: "" } };
  return toHomeView({ home: homeSchema.parse({ ...least, ...given }), pages: [] });
};
const nothing = {
  slides: [],
  vision: undefined,
  initiatives: [],
  photo: undefined,
  takeAction: undefined,
};

test("a home page that nobody has written has no part at all", () => {
  expect(view()).toEqual(nothing);
  expect(toHomeView({ home: emptyGlobals.home, pages: [] })).toEqual(nothing);
});

test("the vision is there with its words, with or without figures", () => {
  const vision = { title: "Our vision", text: "Found early." };
  const figures = [{ value: "70+", label: "support groups" }];
  expect(view({ vision }).vision).toEqual({ ...vision, figures: [] });
  expect(view({ vision, figures }).vision).toEqual({ ...vision, figures });
  expect(view({ vision: { ...vision, text: "" }, figures }).vision).toBeUndefined();
});

test("a photo is there with its picture, with or without a caption", () => {
  const image = { sourceUrl: "/media/bench.jpg", alt: "A bench" };
  expect(view({ photo: { image: null, caption: "Good days count." } }).photo).toBeUndefined();
  expect(view({ photo: { image } }).photo).toEqual({
    image: expect.objectContaining(image),
    caption: undefined,
  });
});

test("an initiative needs neither text nor picture", () => {
  expect(
    view({ initiatives: [{ title: "Grants", text: null, href: "/grants-awards" }] }).initiatives,
  ).toEqual([{ title: "Grants", text: undefined, href: "/grants-awards", image: undefined }]);
});

test("ways to help are there once there is a link", () => {
  const link = { label: "Donate", href: "/ways-to-give/donate" };
  expect(view({ takeAction: { title: "Take Action", text: "Three ways." } }).takeAction).toBeUndefined();
  expect(view({ takeAction: { title: "Take Action", links: [link] } }).takeAction).toEqual({
    title: "Take Action",
    text: undefined,
    links: [{ ...link, text: undefined }],
  });
});

const boat = imageSchema.parse({ sourceUrl: "/media/boat.jpg", alt: "" });
const slide = {
  title: "Paddle with us",
  description: "Every stroke counts.",
  learnMore: undefined,
  image: boat,
};

function withPageSlides(...slides: object[]) {
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
  expect(homeSlides(withPageSlides({})).map(({ title, href }) => [title, href])).toEqual([
    ["You are not alone", "/get-support"],
    ["Paddle with us", "/page-0"],
  ]);
});

test("a page's slide may lead elsewhere", () => {
  expect(homeSlides(withPageSlides({ learnMore: "https://boat.example" })).at(-1)?.href).toBe(
    "https://boat.example",
  );
});

test("a slide without title or picture, or with the title of another, is not shown", () => {
  const content = withPageSlides({ title: undefined }, { image: undefined }, { title: "You are not alone" });
  expect(homeSlides(content)).toHaveLength(1);
});
