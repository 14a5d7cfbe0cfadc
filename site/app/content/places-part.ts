import type { specialParts } from "@pcf/contract/choices";
import type { PageView } from "./page-view";

/** Whether editors have given a part of the page's own its place among the blocks; else the page shows it after them. */
export const placesPart = (
  { blocks }: Pick<PageView, "blocks">,
  part: (typeof specialParts)[number],
): boolean => blocks.some((block) => block.blockType === "special" && block.part === part);
