import type { CollectionConfig, GlobalConfig, LivePreviewConfig } from "payload";
import { globalPreviewUrl, isPreviewed, isPreviewedGlobal, previewUrl } from "./preview-url.ts";

const PublishButton = "/content/preview/publish-button.tsx#PublishButton";

const breakpoints: LivePreviewConfig["breakpoints"] = [
  { name: "phone", label: "Phone", width: 390, height: 844 },
  { name: "tablet", label: "Tablet", width: 820, height: 1180 },
  { name: "desktop", label: "Desktop", width: 1440, height: 900 },
];

/** The collection with a preview button and a live preview, where the site can show its drafts. */
export function previewedOnSite(collection: CollectionConfig): CollectionConfig {
  const { admin, slug } = collection;
  if (!isPreviewed(slug)) return collection;
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin?.components, edit: { ...admin?.components?.edit, PublishButton } },
      preview: (doc) => previewUrl(slug, doc),
      livePreview: { url: ({ data }) => previewUrl(slug, data) ?? "", breakpoints },
    },
  };
}

/** The global, likewise. */
export function globalPreviewedOnSite(global: GlobalConfig): GlobalConfig {
  const { admin, slug } = global;
  if (!isPreviewedGlobal(slug)) return global;
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: { ...admin?.components?.elements, PublishButton },
      },
      preview: () => globalPreviewUrl(slug),
      livePreview: { url: () => globalPreviewUrl(slug), breakpoints },
    },
  };
}
