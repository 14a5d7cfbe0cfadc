import { numberFormat } from "@pcf/contract/formats";
import type { SearchKind } from "./search-documents.server";

export const searchCopy = {
  title: "Search",
  description: "Search this site.",
  nothing: "0 item found please try other keywords",
  /** Beside the words above: what was looked for, and what to do about it. */
  nothingFor: (term: string) =>
    `Nothing on this site has “${term}” in it. Check the spelling, or try a single word, such as “PSA”, “biopsy” or the name of your town.`,
  nothingExact: (term: string) =>
    `Nothing on this site has “${term}” in it, word for word. These pages are about something near it.`,
  suggestionsTitle: "Many people look for these pages:",
  suggestions: [
    {
      label: "PSA test and DRE",
      text: "What the two tests are, and what a high PSA can mean.",
      href: "/about-prostate-cancer/diagnosis-and-staging/the-psa-test-and-the-dre",
    },
    {
      label: "Find a support group",
      text: "Men and families who have been there, near you or online.",
      href: "/get-support/support-groups/find-a-group",
    },
    {
      label: "Order a Reef Knot Kit",
      text: "Free information to read at home, by mail.",
      href: "/get-support/reef-knot-kits",
    },
    {
      label: "Talk to us",
      text: "Call or write. You do not need to know the right words.",
      href: "/about-us/contact-us",
    },
  ],
  rejected: "A search cannot contain the signs # ? * ( ). Please leave them out and try again.",
  found: (number: number, term: string) =>
    number === 1
      ? `1 item found for “${term}”`
      : `${numberFormat().format(number)} items found for “${term}”`,
  results: "Search results",
  others: "Other pages that may help",
  pager: {
    label: "Pages of results",
    previous: "Prev",
    next: "Next",
    page: (page: number) => `Page ${page}`,
  },
  kinds: {
    page: "Information",
    "support-group": "Support group",
    story: "Patient story",
    event: "Event",
    news: "News",
    member: "Our people",
    faq: "Question",
    video: "Video",
    newsletter: "Newsletter",
    grantee: "Grant",
    term: "Word explained",
  } satisfies Record<SearchKind, string>,
} as const;
