import { hyphenated } from "@pcf/contract/folded-text";
import type { TextField, TextFieldValidation } from "payload";
import { text } from "payload/shared";

/** Lower-case words joined by hyphens; ligatures and signs that stand for letters are written out. */
export const slugify = (text: string): string => hyphenated(text.normalize("NFKC"));

type SlugOptions = {
  /** The field that it is made from when left empty. */
  from?: string;
  /** Whether another page has the address that this would lead to. */
  isTaken?: (slug: string) => boolean;
};

const notTaken =
  (isTaken: (slug: string) => boolean): TextFieldValidation =>
  (value, options) =>
    value && isTaken(value)
      ? "Another page has this address. Write another last part."
      : text(value, options);

/** The last part of the address. Made from another field when left empty. */
export function slug({ from = "title", isTaken = () => false }: SlugOptions = {}): TextField {
  return {
    name: "slug",
    label: "Last part of the address",
    type: "text",
    required: true,
    unique: true,
    index: true,
    admin: {
      position: "sidebar",
      description: "Left empty, it is made from the name. Changing it breaks old links.",
    },
    validate: notTaken(isTaken),
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
