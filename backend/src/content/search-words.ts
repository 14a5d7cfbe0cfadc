import type { GlobalConfig, TextareaField } from "payload";
import { openGlobal } from "../access/collection-access.ts";
import { namedBy } from "../fields/rows/named-rows.ts";

const longestList = 400;

const words = (name: string, label: string, description: string): TextareaField => ({
  name,
  type: "textarea",
  label,
  required: true,
  maxLength: longestList,
  admin: { description, rows: 2, width: "50%" },
  validate: (value: string | null | undefined) => {
    if (!value?.split(",").some((word) => /[\p{L}\p{N}]/u.test(word))) return "Write at least one word.";
    return value.length <= longestList || `At most ${longestList} characters; add another row for more.`;
  },
});

/** What readers type and what pages say for it. The site's search reads it. */
export const searchWords: GlobalConfig = {
  slug: "searchWords",
  custom: { help: "Search" },
  label: "Words that mean the same",
  access: openGlobal,
  versions: { max: 50 },
  admin: {
    group: "Settings",
    description:
      "Readers say “diapers” where a page says “pads”. A search for the words on the left also finds pages with the words on the right.",
  },
  fields: [
    {
      name: "rows",
      type: "array",
      label: "Rows",
      labels: { singular: "Row", plural: "Rows" },
      ...namedBy("typed", "pagesSay"),
      maxRows: 500,
      fields: [
        {
          type: "row",
          fields: [
            words(
              "typed",
              "What readers type",
              "Words or short phrases with commas between: diapers, nappies",
            ),
            words(
              "pagesSay",
              "What the pages say",
              "Words or a heading of the page that answers: pads, incontinence",
            ),
          ],
        },
        {
          name: "bothWays",
          type: "checkbox",
          label: "Also the other way round",
          defaultValue: false,
        },
      ],
    },
  ],
};
