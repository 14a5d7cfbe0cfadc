import type { RedirectsPluginConfig } from "@payloadcms/plugin-redirects/types";
import { numberedAddress, redirectKey, withinSite } from "@pcf/contract/content/redirect-chain";
import type { Field, FieldHook } from "payload";
import { openContent } from "../access/collection-access.ts";
import { env } from "../env.ts";
import { href } from "../fields/href.ts";
import { leadsSomewhere } from "./addresses/redirect-leads-somewhere.ts";
import { announcesPublications } from "./publishing/announce-publications.ts";
import { keepsTrash } from "./trash/keeps-trash.ts";

const { fields: ownFields, ...collection } = announcesPublications(
  keepsTrash({
    slug: "redirects",
    access: openContent,
    admin: { group: "Settings", useAsTitle: "from", defaultColumns: ["from", "to.url", "type"] },
    // The site reads them in parts: of those of one moment none may stand in two parts, and another in none.
    defaultSort: ["-createdAt", "-id"],
    fields: [],
    hooks: { beforeChange: [leadsSomewhere] },
  }),
);

/** `/?p=86`: at which a WordPress answers for an item, whatever its path is. */
const isOldNumber = (path: string): boolean =>
  /^\/\?(p|page_id)=\d+$/.test(path) && numberedAddress(path) !== undefined;

function isOldAddress(value: string | null | undefined): true | string {
  const path = value ?? "";
  if (isOldNumber(path)) return true;
  if (/^\/[^?#]*[?#]/.test(path))
    return "Leave out what follows the question mark or #: a redirect is for the path alone, whatever follows it. Only the number of an old item stays, such as /?p=86.";
  return /^\/(?!\/)\S*$/.test(path) || "Write the old path alone, such as /old-page.";
}

/** However the path was typed or pasted, it is kept in the one way in which it is compared; so it is there once. */
const asCompared: FieldHook = ({ value }) => {
  if (typeof value !== "string") return value;
  const path = withinSite(value.trim(), env.SITE_URL);
  return isOldAddress(path) === true ? redirectKey(path) : path;
};

/** The plugin's own fields, which take any text, with a look at what is written into them. */
function checked(field: Field): Field {
  if (field.type === "group" && "name" in field)
    return { ...field, label: "New address", fields: field.fields.map(checked) };
  if (field.type !== "text" || field.hasMany) return field;
  if (field.name === "from")
    return {
      ...field,
      validate: isOldAddress,
      hooks: { beforeValidate: [asCompared] },
      admin: {
        ...field.admin,
        description:
          "The old path alone, such as /old-page; or the number by which WordPress knew the page, such as /?p=86.",
      },
    };
  if (field.name === "url") return { ...field, validate: href("url").validate };
  return field;
}

/** Old addresses and where they lead now. The site asks for them with the rest of the content. */
export const redirectSettings: RedirectsPluginConfig = {
  collections: ["pages", "news", "stories", "events"],
  redirectTypes: ["301", "302"],
  redirectTypeFieldOverride: {
    defaultValue: "301",
    options: [
      { value: "301", label: "For good (301)" },
      { value: "302", label: "For a while (302)" },
    ],
  },
  overrides: { ...collection, fields: ({ defaultFields }) => [...defaultFields.map(checked), ...ownFields] },
};
