import type { GlobalConfig, Plugin } from "payload";
import { staffWho } from "../access/staff.ts";
import { recordsChanges, recordsPublications } from "../audit/records-publications.ts";
import { changing, feature } from "../platform/feature.ts";
import type { NewRecord } from "../platform/screen.ts";
import { careScreens, todayCare } from "./care/care-screens.ts";
import { trashUnusedEndpoint } from "./care/trash-unused.ts";
import { contentCollections, contentGlobals } from "./collections.ts";
import { globalNamesKnownFacts, namesKnownFacts } from "./facts/names-known-facts.ts";
import { factsScreen, todayFacts } from "./facts/today-facts.ts";
import { heldContent } from "./held-content.ts";
import { previewData } from "./preview/preview-data.ts";
import { globalPreviewedOnSite, previewedOnSite } from "./preview/previewed-on-site.ts";
import { alwaysPublished } from "./publishing/always-published.ts";
import { announcesChanges, announcesPublications } from "./publishing/announce-publications.ts";
import { contentVersionEndpoint } from "./publishing/content-version.ts";
import { copiesAsDraft } from "./publishing/copies-as-draft.ts";
import { globalSavedAfterPayments, savedAfterPayments } from "./publishing/saved-after-payments.ts";
import { sampleLeftQuestion } from "./sample-left-question.ts";
import { searchContent } from "./search-content.ts";
import { reviewsScreen, todayReviews } from "./today-reviews.ts";
import { todayUnwritten, unwrittenScreen } from "./today-unwritten.ts";
import { keepsTrash } from "./trash/keeps-trash.ts";
import { hidesUntouchedDrafts } from "./untitled-drafts.ts";

const collections = contentCollections.map(({ slug }) => slug);
/** Also settings of other parts that say of themselves that they decide what visitors see, as the content does. */
const globals = ({ slug, custom }: GlobalConfig): boolean =>
  contentGlobals.some((content) => content.slug === slug) || custom?.decidesWhatVisitorsSee === true;

/** What all content has: facts that are known, a trash, a preview, the news to the site, lines in the log, and saves that make way for donors. */
export const contentPlugins: Plugin[] = [
  changing({ collections, collection: namesKnownFacts, globals, global: globalNamesKnownFacts }),
  changing({ collections, collection: keepsTrash }),
  changing({ collections, collection: hidesUntouchedDrafts }),
  changing({ collections, collection: copiesAsDraft, globals, global: alwaysPublished }),
  changing({ collections, collection: previewedOnSite, globals, global: globalPreviewedOnSite }),
  changing({ collections, collection: announcesPublications, globals, global: announcesChanges }),
  changing({ collections, collection: recordsPublications, globals, global: recordsChanges }),
  changing({ collections, collection: savedAfterPayments, globals, global: globalSavedAfterPayments }),
];

/** What editors begin most, in the words of the office. */
const begun = { news: "News article", events: "Event", stories: "Story", pages: "Page", media: "Picture" };

/** The links to its empty forms on the first screen. */
const newContent: NewRecord[] = Object.entries(begun).map(([slug, words]) => ({
  words,
  path: `/collections/${slug}/create`,
  isFor: staffWho("create", "content"),
}));

/** Everything that visitors read. */
export const contentFeature = feature({
  collections: contentCollections,
  globals: contentGlobals,
  endpoints: [previewData, trashUnusedEndpoint, contentVersionEndpoint],
  logActions: [
    { value: "content-published", label: "Published", area: "content" },
    { value: "content-unpublished", label: "Unpublished", area: "content" },
    { value: "content-changed", label: "Changed", area: "content" },
    { value: "content-restored", label: "Earlier version brought back", area: "content" },
    { value: "content-trashed", label: "Moved to the trash", area: "content" },
    { value: "content-brought-back", label: "Brought back from the trash", area: "content" },
    { value: "content-deleted", label: "Deleted for good", area: "content" },
  ],
  holds: [heldContent],
  questions: [sampleLeftQuestion],
  admin: {
    search: searchContent,
    screens: [reviewsScreen, factsScreen, unwrittenScreen, ...careScreens],
    today: [todayReviews, todayFacts, todayUnwritten, todayCare],
    newRecords: newContent,
  },
});
