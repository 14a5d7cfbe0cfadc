import { isSitePart, type SitePart } from "@pcf/contract/content/publication";
import type { FlattenedField, SanitizedConfig } from "payload";
import { mayReferTo } from "../uses/refers-to.ts";

type Content = { slug: string; flattenedFields: FlattenedField[] };

/**
 * The parts of the site's data in which something may have changed with documents of these collections and globals: their
 * own, and those that show them, as a page shows a picture. Undefined where that cannot be told, as of leaders of groups: no
 * relation says that their group shows them.
 */
export function changedParts(
  { collections, globals }: Pick<SanitizedConfig, "collections" | "globals">,
  slugs: Iterable<string>,
): SitePart[] | undefined {
  const content: Content[] = [...collections, ...globals];
  const parts = new Set<SitePart>();
  for (const slug of slugs) {
    const shownIn = partsShowing(content, slug);
    if (shownIn.length === 0) return undefined;
    for (const part of shownIn) parts.add(part);
  }
  return [...parts];
}

function partsShowing(content: Content[], slug: string): SitePart[] {
  const changed = new Set([slug]);
  // A set goes on over what it gets meanwhile: what shows the first is shown by others.
  for (const each of changed)
    for (const one of content) if (mayReferTo(one.flattenedFields, each)) changed.add(one.slug);
  return [...changed].filter(isSitePart);
}
