import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const app = path.resolve(import.meta.dirname, "..");

/** The selectors of a style sheet, each alone and without what stands in its brackets, of which `:has()` is kept by name. */
function selectorsOf(css: string): string[] {
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return [...withoutComments.matchAll(/([^{};]+)\{/g)].flatMap(([, prelude = ""]) => {
    if (prelude.trim().startsWith("@")) return [];
    let text = prelude.replaceAll(/\s+/g, " ").trim();
    for (let before = ""; before !== text; ) {
      before = text;
      text = text.replaceAll(/\([^()]*\)/g, "");
    }
    return text.split(",").map((selector) => selector.trim());
  });
}

/** Whether a rule is about all elements of a kind below a `:has()`. */
function isAboutAKindBelow(selector: string): boolean {
  const [, below] = /:has\S*\s+(.+)$/.exec(selector) ?? [];
  const subject = below?.split(/[\s>+~]+/).at(-1) ?? "";
  return /^[a-z]/.test(subject) && !/[.#[]/.test(subject) && subject !== "body";
}

/** Whether a rule is about what a `details` with a `:has()` holds, for which Chromium looks at the whole page. */
const isAboutDetailsContent = (selector: string) => /:has\S*::details-content/.test(selector);

const isDear = (selector: string) => isAboutAKindBelow(selector) || isAboutDetailsContent(selector);

test("the rule is understood where it is broken", () => {
  const broken = ".menu:has(+ :popover-open) svg { rotate: 1deg }";
  expect(selectorsOf(broken).filter(isDear)).toHaveLength(1);
  expect(selectorsOf(".menu:has(li) > .mark { rotate: 1deg }").filter(isDear)).toEqual([]);
  const content = ".fold:has(:focus-visible):not([data-away])::details-content { block-size: auto }";
  expect(selectorsOf(content).filter(isDear)).toHaveLength(1);
});

test("no style is about all elements of a kind or what a fold holds below a :has(), for which a press would have many or all elements looked at", () => {
  const faults = globSync("**/*.css", { cwd: app }).flatMap((file) =>
    selectorsOf(readFileSync(path.join(app, file), "utf8"))
      .filter(isDear)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(faults).toEqual([]);
});
