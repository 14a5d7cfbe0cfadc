import { feature } from "../platform/feature.ts";
import { contentCollections, contentGlobals } from "./collections.ts";
import { previewData } from "./preview/preview-data.ts";

/** Everything that visitors read. */
export const contentFeature = feature({
  collections: contentCollections,
  globals: contentGlobals,
  endpoints: [previewData],
  logActions: [
    { value: "content-published", label: "Published", area: "content" },
    { value: "content-unpublished", label: "Unpublished", area: "content" },
    { value: "content-changed", label: "Changed", area: "content" },
    { value: "content-restored", label: "Earlier version brought back", area: "content" },
    { value: "content-trashed", label: "Moved to the trash", area: "content" },
    { value: "content-brought-back", label: "Brought back from the trash", area: "content" },
    { value: "content-deleted", label: "Deleted for good", area: "content" },
  ],
  admin: {
    notices: [
      { component: "/content/admin/still-to-be-written.tsx#StillToBeWritten", urgency: "soon" },
      { component: "/content/admin/clinical-reviews.tsx#ClinicalReviews", urgency: "some day" },
    ],
  },
});
