import type { CollectionConfig, GlobalConfig } from "payload";

type Versions = Exclude<CollectionConfig["versions"], boolean | undefined>;

/** The draft is saved while someone types, so that the preview beside it keeps up. */
const autosave = { interval: 1_500 };

/** Drafts, a version of each save, and publishing at a time to come. */
export const publishing: Versions = {
  maxPerDoc: 50,
  drafts: { schedulePublish: true },
};

/** As `publishing`, with a draft that is saved while someone types. */
export const publishingWithLivePreview: Versions = {
  maxPerDoc: 50,
  drafts: { schedulePublish: true, autosave },
};

/**
 * The same for what there is once and visitors always see. It is published by hand alone: the library's form for a time to
 * come would offer to take it off the site, too.
 */
export const publishingOfGlobal = {
  max: 50,
  drafts: { autosave },
} satisfies GlobalConfig["versions"];
