import type { CollectionConfig } from "payload";
import { draftedContent } from "../access/collection-access.ts";
import { href } from "../fields/href.ts";
import { image } from "../fields/image.ts";
import { localDate } from "../fields/local-date.ts";
import { publishing } from "../fields/publishing.ts";

export const newsletters: CollectionConfig = {
  slug: "newsletters",
  access: draftedContent,
  versions: publishing,
  admin: {
    group: "Stories and news",
    useAsTitle: "title",
    defaultColumns: ["title", "newslettersACF.date", "_status"],
  },
  defaultSort: "-newslettersACF.date",
  fields: [
    { name: "title", type: "text", required: true },
    {
      name: "newslettersACF",
      type: "group",
      label: "Newsletter",
      fields: [
        localDate("date", { required: true, description: "First day of its month." }),
        image("thumbnail", { label: "Picture" }),
        href("url", { required: true }),
      ],
    },
  ],
};
