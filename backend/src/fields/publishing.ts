import type { CollectionConfig } from "payload";

type Versions = Exclude<CollectionConfig["versions"], boolean | undefined>;

/** Drafts, a version of each save, and publishing at a time to come. */
export const publishing: Versions = {
  maxPerDoc: 50,
  drafts: { schedulePublish: true },
};

/** As `publishing`, and the draft is saved while someone types, so that the preview beside it keeps up. */
export const publishingWithLivePreview: Versions = {
  maxPerDoc: 50,
  drafts: { schedulePublish: true, autosave: { interval: 1_500 } },
};
