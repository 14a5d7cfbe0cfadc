import { navigationSchema } from "@pcf/contract/content/globals";
import { expect, test } from "vitest";
import { toMenuView } from "./menu-view";

const view = (given: object) => toMenuView(navigationSchema.parse(given));

test("a menu that nobody has filled in has no sections", () => {
  expect(view({ menu: null })).toEqual([]);
});

test("a section needs neither words about it nor pages", () => {
  expect(view({ menu: [{ label: "News", href: "/news", description: null, children: null }] })).toEqual([
    { label: "News", href: "/news", description: undefined, children: [] },
  ]);
});

test("a section has its pages, and each page those below it", () => {
  const below = { label: "Our Board", href: "/about-us/our-team#our-board" };
  const team = { label: "Our team", href: "/about-us/our-team" };
  const about = { label: "About us", href: "/about-us", description: "Who we are." };
  const menu = [{ ...about, children: [{ ...team, children: [below] }] }];
  expect(view({ menu })).toEqual(menu);
});
