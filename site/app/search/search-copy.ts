import { numberFormat } from "@pcf/contract/formats";
import type { SearchKind } from "./search-documents.server";

export const searchCopy = {
  title: "Search",
  description: "Search this site.",
  nothing: "0 item found please try other keywords",
  suggestionsTitle: "Many people look for these pages:",
  suggestions: [
    {
      label: "PSA test and DRE",
      href: "/about-prostate-cancer/diagnosis-and-staging/the-psa-test-and-the-dre",
    },
    { label: "Find a support group", href: "/get-support/support-groups/find-a-group" },
    { label: "Order a Reef Knot Kit", href: "/get-support/reef-knot-kits" },
    { label: "Talk to us", href: "/about-us/contact-us" },
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
  } satisfies Record<SearchKind, string>,
} as const;
