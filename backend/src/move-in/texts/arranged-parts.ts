import type { Converter } from "./converter.ts";
import { withLevels } from "./headings.ts";
import { withNamedTables } from "./named-tables.ts";
import { type Part, textOfRuns } from "./parts.ts";
import { videoAddress } from "./videos.ts";
import { withWordLists } from "./word-lists.ts";

/** An address that stands alone was meant to be shown: a video where it is one, else a link. */
function withLoneAddresses(parts: Part[], converter: Converter): Part[] {
  const { context, notes } = converter;
  return parts.map((part): Part => {
    if (part.kind !== "paragraph") return part;
    const address = textOfRuns(part.runs);
    if (!/^https?:\/\/\S+$/.test(address)) return part;
    const watched = videoAddress(address);
    const video = watched === undefined ? undefined : context.video(watched);
    if (watched !== undefined && video !== undefined) return { kind: "video", video, address: watched };
    const linked = part.runs[0]?.link;
    if (watched && !linked)
      notes.add("video", `A video became a link, since it is not among the videos: ${watched}`);
    const link = linked ?? converter.link(address);
    return { kind: "paragraph", runs: [{ text: address, bold: false, italic: false, link }] };
  });
}

/** Items that stood in no list, and neighbours among what opens and closes, as one. */
function withJoinedNeighbours(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === "list" && part.loose && last?.kind === "list" && last.loose)
      for (const item of part.items) last.items.push(item);
    else if (part.kind === "accordion" && last?.kind === "accordion")
      for (const item of part.items) last.items.push(item);
    else if (part.kind === "rule" && (!last || last.kind === "rule")) continue;
    else joined.push(part.kind === "accordion" ? { ...part, items: [...part.items] } : part);
  }
  while (joined.at(-1)?.kind === "rule") joined.pop();
  return joined;
}

const arranged = (parts: Part[], converter: Converter): Part[] =>
  withNamedTables(withWordLists(withLoneAddresses(withJoinedNeighbours(parts), converter)), converter.notes);

/** What was read, set right as a whole: lists, tables, levels of headings. */
export function arrangedParts(parts: Part[], converter: Converter): Part[] {
  const all = arranged(parts, converter).map((part): Part => {
    if (part.kind !== "accordion") return part;
    return {
      ...part,
      items: part.items.map((item) => ({ ...item, parts: arranged(item.parts, converter) })),
    };
  });
  return withLevels(all.flatMap((part) => (part.kind === "accordion" ? opened(part, holdsMore) : [part])));
}

type Accordion = Extract<Part, { kind: "accordion" }>;
type Item = Accordion["items"][number];

/** Whether an item holds what only stands between texts: what opens and closes holds words alone. */
const holdsMore = ({ parts }: Item): boolean =>
  parts.length === 0 || parts.some(({ kind }) => /^(?:figure|video|table|gallery|accordion)$/.test(kind));

/** An accordion as headings with their texts, where any of its items cannot stay one. */
export function opened(accordion: Accordion, mustOpen: (item: Item) => boolean): Part[] {
  if (!accordion.items.some(mustOpen)) return [accordion];
  return accordion.items.flatMap(({ title, parts }): Part[] => [
    { kind: "heading", level: 3, runs: [{ text: title, bold: false, italic: false }] },
    ...parts,
  ]);
}
