import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ecardColours, ecardDesigns } from "@pcf/contract/donation/ecards";
import { expect, test } from "vitest";
import { ecardPicture, ecardThumbnail } from "./tribute-ecard";

const site = path.resolve(import.meta.dirname, "../../..");

test("the preview is drawn in the colours of the mail and in no others", () => {
  const css = readFileSync(path.join(import.meta.dirname, "ecard.css"), "utf8");
  const { night, day, ...card } = ecardColours;
  for (const name of Object.keys({ ...card, ...night, ...day }))
    expect(css).toContain(`var(--ecard-${name})`);
  expect(css).not.toMatch(/#[0-9a-f]{3,8}\b/i);
});

test("each design has its pictures", () => {
  for (const design of ecardDesigns)
    for (const picture of [ecardThumbnail(design), ecardPicture(design)])
      expect(existsSync(path.join(site, "public", picture)), picture).toBe(true);
});
