import type { TextField } from "payload";

/** Lower-case words joined by hyphens, accents dropped. */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

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
