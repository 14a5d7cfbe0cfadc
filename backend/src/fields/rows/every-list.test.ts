import type { Field } from "payload";
import { expect, test } from "vitest";
import { blocksOfText } from "../testing/blocks-of-text.ts";

/** Lists without a name for their rows, however deep they stand. */
function unnamed(fields: readonly Field[], path: string): string[] {
  return fields.flatMap((field) => {
    const here = "name" in field && field.name ? `${path}.${field.name}` : path;
    if (field.admin && "hidden" in field.admin && field.admin.hidden) return [];
    if (field.type === "array")
      return [...(field.admin?.components?.RowLabel ? [] : [here]), ...unnamed(field.fields, here)];
    if (field.type === "blocks")
      return field.blocks.flatMap((block) => [
        ...(block.admin?.components?.Label ? [] : [`${here}.${block.slug}`]),
        ...unnamed(block.fields, `${here}.${block.slug}`),
      ]);
    if (field.type === "richText")
      return blocksOfText(field.editor).flatMap(({ slug, fields }) => unnamed(fields, `${here}.${slug}`));
    if (field.type === "tabs") return field.tabs.flatMap((tab) => unnamed(tab.fields, here));
    return "fields" in field ? unnamed(field.fields, here) : [];
  });
}

test("the rows of every list and the blocks of every page are named by what they say", async () => {
  const { collections, globals } = await (await import("../../payload.config.ts")).default;
  // The library's own records are seen by nobody.
  const ours = [...collections, ...globals].filter(({ slug }) => !slug.startsWith("payload-"));
  expect(ours.flatMap(({ fields, slug }) => unnamed(fields, slug))).toEqual([]);
  const answers = collections
    .find(({ slug }) => slug === "faqs")
    ?.fields.find((field) => field.type === "richText");
  expect(blocksOfText(answers?.type === "richText" && answers.editor).map(({ slug }) => slug)).toContain(
    "table",
  );
});
