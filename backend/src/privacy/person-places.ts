import type { CollectionSlug } from "payload";

type Place = { collection: CollectionSlug; paths: readonly string[] };

/**
 * Where the address of a person may stand, by collection: what the export and the erasing of a person search. Records that
 * belong to these without an address of their own (receipts, printed cards) are reached through them.
 */
export const personPlaces = {
  gifts: { collection: "donations", paths: ["donor.email"] },
  ecards: { collection: "donations", paths: ["tributeCard.email"] },
  monthlyGifts: { collection: "monthly-gifts", paths: ["email"] },
  forms: { collection: "form-submissions", paths: ["email"] },
  leaders: { collection: "group-leaders", paths: ["email"] },
  subscribers: { collection: "subscribers", paths: ["email"] },
  mails: { collection: "outbox", paths: ["to", "replyTo"] },
  blocks: { collection: "blocklist", paths: ["value"] },
  accounts: { collection: "users", paths: ["email"] },
  groups: { collection: "supportGroups", paths: ["contacts.e"] },
  members: { collection: "members", paths: ["memberContact.email"] },
} as const satisfies Record<string, Place>;

/** The collections of everything that is held on a person, also of what is reached through something else. */
export const heldCollections = {
  gifts: "donations",
  receipts: "receipts",
  cardsToMail: "cards-to-mail",
  monthlyGifts: "monthly-gifts",
  ecards: "donations",
  forms: "form-submissions",
  leaders: "group-leaders",
  subscribers: "subscribers",
  mails: "outbox",
  blocks: "blocklist",
  accounts: "users",
  groups: "supportGroups",
  members: "members",
} as const satisfies Record<keyof typeof personPlaces | "receipts" | "cardsToMail", CollectionSlug>;

export type HeldSection = keyof typeof heldCollections;
export const heldSections = Object.keys(heldCollections) as HeldSection[];

/** Collections that hold no address of a person to search for, and why not. */
export const withoutPlaces: Record<string, string> = {
  receipts: "reached through the gift",
  "cards-to-mail": "reached through the gift",
  refunds: "sums and numbers of gifts; what became of them stands in the gift",
  "audit-log": "masked addresses only",
  "protection-counters": "keyed hashes that live for a day",
  "sign-in-attempts": "keyed hashes that live for a day",
  "second-factors": "numbers of staff accounts",
  "donor-sign-ins": "numbers of gifts, for less than an hour",
  "ecard-refusals": "keyed hashes, which the person takes back by the link in a card",
  "used-human-checks": "random marks that live for an hour",
  "missed-searches": "what looks like an address is never written down",
  "payload-jobs": "numbers of records only",
  "payload-kv": "nothing about people",
  "payload-locked-documents": "numbers of records and staff",
  "payload-preferences": "how staff set up their lists",
  "payload-migrations": "names of migrations",
  pages: "published by the charity: its own contacts",
  stories: "published",
  news: "published",
  newsletters: "published",
  events: "published",
  faqCategories: "published",
  faqs: "published",
  grantYears: "published",
  grantees: "published, without addresses",
  videos: "published",
  provinces: "published",
  memberTypes: "published",
  playlists: "published",
  instagramPosts: "published",
  media: "published",
  drawings: "published",
  redirects: "addresses of pages",
  "feed-items": "ids of published posts, videos and files",
};
