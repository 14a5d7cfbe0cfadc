import type { Plugin } from "payload";
import { recordsChanges, recordsPublications } from "../audit/records-publications.ts";
import { changing } from "../platform/feature.ts";
import { contentCollections, contentGlobals } from "./collections.ts";
import { previewedOnSite } from "./preview/previewed-on-site.ts";
import { announcesChanges, announcesPublications } from "./publishing/announces-publications.ts";
import { globalSavedAfterDonors, savedAfterDonors } from "./publishing/saved-after-donors.ts";
import { keepsTrash } from "./trash/keeps-trash.ts";
import { hidesUntouchedDrafts } from "./untitled-drafts.ts";

const collections = contentCollections.map(({ slug }) => slug);
/** The settings of the feeds decide what visitors see, as the content does. */
const globals = [...contentGlobals.map(({ slug }) => slug), "feeds"];

/** What all content has: a trash, a preview, the news to the site, lines in the log, and saves that make way for donors. */
export const contentPlugins: Plugin[] = [
  changing({ collections, collection: keepsTrash }),
  changing({ collections, collection: hidesUntouchedDrafts }),
  changing({ collections, collection: previewedOnSite }),
  changing({ collections, collection: announcesPublications, globals, global: announcesChanges }),
  changing({ collections, collection: recordsPublications, globals, global: recordsChanges }),
  changing({ collections, collection: savedAfterDonors, globals, global: globalSavedAfterDonors }),
];
