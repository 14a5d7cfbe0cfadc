/** Words around the content of pages; the content itself comes from the CMS. */
export const blocksCopy = {
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
