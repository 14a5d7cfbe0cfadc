import { hyphenated } from "@pcf/contract/folded-text";
import type { TextField } from "payload";

/** Lower-case words joined by hyphens; ligatures and signs that stand for letters are written out. */
export const slugify = (text: string): string => hyphenated(text.normalize("NFKC"));

/** The last part of the address. Made from another field when left empty. */
export function slug(from = "title"): TextField {
  return {
    name: "slug",
    type: "text",
    required: true,
    unique: true,
    index: true,
    admin: {
      position: "sidebar",
      description:
        "Last part of the address. Left empty, it is made from the name. Changing it breaks old links.",
    },
    hooks: {
      beforeValidate: [
        ({ value, data, originalDoc }) => {
          if (typeof value === "string" && value !== "") return slugify(value);
          const source: unknown = data?.[from] ?? originalDoc?.[from];
          return typeof source === "string" && source !== "" ? slugify(source) : value;
        },
      ],
    },
  };
}
