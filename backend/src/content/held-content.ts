import type { CollectionSlug } from "payload";
import type { Holds } from "../platform/personal-data/holds.ts";
import type { Holding } from "../platform/personal-data/retention-step.ts";
import { keptRecords } from "../platform/personal-data/whole-records.ts";
import { contentCollections } from "./collections.ts";
import { trashSteps } from "./trash/trash-steps.ts";

/** What shows others comes before what it shows, so that both may go in one night. */
const withTrash = [...contentCollections.map(({ slug }) => slug), "redirects"] as CollectionSlug[];

const shown = (collection: CollectionSlug): Holding => ({
  kind: "people-shown",
  collection,
  held: {},
  since: "createdAt",
});

const contactsOfGroups = keptRecords({
  listed: "published",
  name: "groups",
  title: "Published: contacts of support groups",
  place: { collection: "supportGroups", paths: ["contacts.e"] },
  kindOf: () => "people-shown",
});

const shownMembers = keptRecords({
  listed: "published",
  name: "members",
  title: "Published: people on our pages",
  place: { collection: "members", paths: ["memberContact.email"] },
  kindOf: () => "people-shown",
});

/** People who are shown on the site, and what staff have put into the trash. */
export const heldContent: Holds = {
  steps: trashSteps(withTrash),
  lasting: [shown("stories"), shown("members"), shown("grantees"), shown("supportGroups")],
  persons: [contactsOfGroups, shownMembers],
  unsearched: {
    stories: "published",
    grantees: "published, without addresses",
    videos: "published",
    instagramPosts: "published",
    media: "published",
  },
  nobody: {
    pages: "published by the charity: its own contacts",
    news: "published",
    newsletters: "published",
    events: "published",
    faqCategories: "published",
    faqs: "published",
    glossaryTerms: "published",
    provinces: "published",
    memberTypes: "published",
    grantYears: "published",
    playlists: "published",
    drawings: "published",
    facts: "published; names of staff or offices who look after them",
    redirects: "addresses of pages",
  },
};
