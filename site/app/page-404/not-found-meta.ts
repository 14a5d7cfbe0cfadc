import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import type { PageMeta } from "~/shell/page-meta";
import { page404Copy as copy } from "./page-404-copy";

/** The head of a page that does not exist, whatever its address. */
export const notFoundMeta: PageMeta = {
  title: copy.title,
  description: copy.description,
  path: notFoundUrl,
  noindex: true,
};
