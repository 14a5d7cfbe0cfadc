import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ecardColours, ecardDesigns } from "@pcf/contract/donation/ecards";
import { expect, test } from "vitest";
import { ecardPicture, ecardThumbnail } from "./ecard-pictures";

const site = path.resolve(import.meta.dirname, "../../..");

test("the preview has the colours of the mail", () => {
  const css = readFileSync(path.join(import.meta.dirname, "ecard.css"), "utf8");
  const { night, day, text, soft, rule, paper, surround } = ecardColours;
  for (const colour of [...Object.values(night), ...Object.values(day), text, soft, rule, paper, surround])
    expect(css).toContain(colour);
});

test("each design has its pictures", () => {
  for (const design of ecardDesigns)
    for (const picture of [ecardThumbnail(design), ecardPicture(design)])
      expect(existsSync(path.join(site, "public", picture)), picture).toBe(true);
});
