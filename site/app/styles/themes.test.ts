import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(path.join(import.meta.dirname, "themes.css"), "utf8");

/** The colours of each theme and of each coloured block that set their own ink. */
const themes = [...css.matchAll(/([^{};]+)\{([^{}]*--ink:[^{}]*)\}/g)].map(([, name = "", rules = ""]) => ({
  name: name.trim().split("\n").at(-1),
  colours: Object.fromEntries(
    [...rules.matchAll(/(--[\w-]+):\s*(#\w+);/g)].map(([, key, value]) => [key, value]),
  ),
}));

/** Relative luminance of `#rgb` or `#rrggbb`, as WCAG defines it. */
function luminance(colour: string): number {
  const full = colour.length === 4 ? colour.replace(/\w/g, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("marked words can be read in every theme and in every coloured block", () => {
  expect(themes.length).toBeGreaterThan(4);
  for (const { name, colours } of themes)
    expect(contrast(colours["--ink"] ?? "#fff", colours["--mark"] ?? "#fff"), name).toBeGreaterThanOrEqual(7);
});
