import { type Field, toWords } from "payload";
import { expect, test } from "vitest";
import { blocksOfText } from "./testing/blocks-of-text.ts";

/** Single words that the library makes of a name like any other, and that staff do not use. */
const wordsOfProgrammers = new Set([
  "Slug",
  "Key",
  "Sha256",
  "Serial",
  "Uri",
  "Url",
  "Href",
  "Alt",
  "Id",
  "Iso",
]);

/** A label that the library made of the field's name: "Max Zoom". A single plain word, such as "Title", may be one. */
const madeOfName = (name: string, label: unknown): boolean =>
  label === toWords(name) && (label.includes(" ") || wordsOfProgrammers.has(label));

const isSeen = ({ admin, ...field }: Field): boolean =>
  !("hidden" in field && field.hidden) &&
  !(admin && "hidden" in admin && admin.hidden) &&
  !(admin && "disabled" in admin && admin.disabled);

/** The fields that staff can see under a label of the library's own, however deep they stand. */
function unlabelled(fields: readonly Field[], path: string): string[] {
  return fields.flatMap((field) => {
    if (!isSeen(field)) return [];
    const name = "name" in field ? (field.name ?? "") : "";
    const here = name ? `${path}.${name}` : path;
    // What is no field of data says its words itself.
    const isOwn = field.type !== "ui" && name !== "" && "label" in field && madeOfName(name, field.label);
    const own = isOwn ? [here] : [];
    if (field.type === "blocks")
      return [...own, ...field.blocks.flatMap(({ slug, fields }) => unlabelled(fields, `${here}.${slug}`))];
    if (field.type === "richText")
      return [
        ...own,
        ...blocksOfText(field.editor).flatMap(({ slug, fields }) => unlabelled(fields, `${here}.${slug}`)),
      ];
    if (field.type === "tabs")
      return field.tabs.flatMap((tab) => [
        ...("name" in tab && tab.name && madeOfName(tab.name, tab.label) ? [`${here}.${tab.name}`] : []),
        ...unlabelled(tab.fields, here),
      ]);
    return [...own, ...("fields" in field ? unlabelled(field.fields, here) : [])];
  });
}

test("no field, list or page of settings is headed by words that were made of its name in the database", async () => {
  const { collections, globals } = await (await import("../payload.config.ts")).default;
  const seen = [...collections, ...globals].filter(({ admin }) => admin.hidden !== true);
  expect(seen.flatMap(({ fields, slug }) => unlabelled(fields, slug))).toEqual([]);
  const headings = [
    ...collections.flatMap(({ labels: { plural, singular } }) => [plural, singular]),
    ...globals.map(({ label }) => label),
  ];
  const names = new Set(seen.map(({ slug }) => toWords(slug)).filter((words) => words.includes(" ")));
  expect(headings.filter((heading) => typeof heading === "string" && names.has(heading))).toEqual([]);
});
