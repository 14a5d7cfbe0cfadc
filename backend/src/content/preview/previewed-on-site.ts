import type { CollectionConfig } from "payload";
import { isPreviewed, previewUrl } from "./preview-url.ts";

/** The collection with a preview button and a live preview, where the site can show its drafts. */
export function previewedOnSite(collection: CollectionConfig): CollectionConfig {
  const { slug } = collection;
  if (!isPreviewed(slug)) return collection;
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...collection.admin?.components,
        edit: {
          ...collection.admin?.components?.edit,
          PublishButton: "/content/preview/publish-button.tsx#PublishButton",
        },
      },
      preview: (doc) => previewUrl(slug, doc),
      livePreview: {
        url: ({ data }) => previewUrl(slug, data) ?? "",
        breakpoints: [
          { name: "phone", label: "Phone", width: 390, height: 844 },
          { name: "tablet", label: "Tablet", width: 820, height: 1180 },
          { name: "desktop", label: "Desktop", width: 1440, height: 900 },
        ],
      },
    },
  };
}
