/** The page of questions to take along: its words on a site where nobody has written it yet, and those around the sheet. */
export const myQuestionsCopy = {
  title: "My questions",
  description: "Your own sheet of questions for your doctor: ticked on our pages, or written here.",
  sheet: "Questions for my visit",
  empty: "Your sheet is empty. Open one of the pages below and tick questions, or write your own here.",
  opening: "Your sheet opens in a moment.",
  withoutScript:
    "Scripts are switched off in your browser, so we cannot keep a sheet for you. Each page below has a list of questions near its end. Open the page and print it, or copy the questions by hand.",
  otherPage: "From another page",
  remove: "Remove",
  own: "My own questions",
  ownHint: "One question to a line. What you write stays on this device.",
  large: "Large print",
  print: "Print my sheet",
  clear: "Clear everything",
  cleared: "Your sheet is empty again.",
  bringBack: "Bring it back",
  unstored:
    "Your browser does not keep notes, perhaps because this is a private window. Print your sheet before you close this page.",
  pages: "Pages with questions",
};
