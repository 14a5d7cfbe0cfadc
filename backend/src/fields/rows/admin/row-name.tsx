"use client";

import { useRowLabel } from "@payloadcms/ui";
import { type RowRule, relatedOf, rowWords } from "../row-words.ts";
import { useRelatedTitles } from "./related-titles.ts";

/** What a row of a list says of itself, as it is typed and while it is folded. */
export function RowName({ rule }: { rule: RowRule }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const titleOf = useRelatedTitles(relatedOf(rule, data));
  return <span>{rowWords(rule, data, rowNumber ?? 0, titleOf)}</span>;
}
