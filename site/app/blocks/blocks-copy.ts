/** Words around the content of pages; the content itself comes from the CMS. */
export const blocksCopy = {
  helpline: {
    title: "If you need help now",
    lines: [
      {
        number: "911",
        href: "tel:911",
        text: "An emergency: call, or go to the nearest emergency department.",
      },
      {
        number: "811",
        href: "tel:811",
        text: "A nurse on the line, day and night, in most provinces and territories.",
      },
      {
        number: "9-8-8",
        href: "tel:988",
        text: "Thoughts of suicide, or worry about someone: call or text at any hour.",
      },
    ],
  },
  page: {
    breadcrumb: "You are here",
    home: "Home",
    contents: "On this page",
    inThisSection: "In this section",
    moreIn: (section: string) => `More in “${section}”`,
    neighbours: "Previous and next page",
    previous: "Previous",
    next: "Next",
    print: "Print this page",
  },
  review: {
    title: "About this page",
    lastReviewed: "Last reviewed",
    nextReview: "Next review",
    reviewer: "Reviewed by",
    sources: "Sources",
    notAdvice: "This page is for information. Talk to your doctor about what is right for you.",
  },
};
