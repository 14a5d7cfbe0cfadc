import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exampleImage } from "~/ui/example-image";
import { focalClass } from "./focal-class";
import { Picture } from "./picture";

test("the focal point becomes a class, in steps of ten percent and within the picture", () => {
  expect(focalClass(33, 68)).toBe("focal focal-x-30 focal-y-70");
  expect(focalClass(-5, 140)).toBe("focal focal-x-0 focal-y-100");
  expect(focalClass(null, undefined)).toBe("focal focal-x-50 focal-y-50");
});

test("the picture of the first screen is loaded at once, others when they are near", () => {
  const first = renderToStaticMarkup(<Picture image={exampleImage} sizes="100vw" priority />);
  const later = renderToStaticMarkup(<Picture image={exampleImage} sizes="100vw" />);
  expect(first).toMatch(/loading="eager".*fetchPriority="high"|fetchPriority="high".*loading="eager"/i);
  expect(later).toContain('loading="lazy"');
});
