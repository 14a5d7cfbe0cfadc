/** Words of the home page that are not in the CMS. */
export const homeCopy = {
  title: "Prostate cancer information and support",
  description: "Support, knowledge and research for men with prostate cancer and their families.",
  slider: {
    label: "Highlights",
    slide: (number: number, of: number) => `Slide ${number} of ${of}`,
    dot: (number: number, title: string) => `Show slide ${number}: ${title}`,
    pause: "Pause the slides",
    play: "Play the slides",
    learnMore: "Learn More",
    about: (title: string) => `about “${title}”`,
  },
  doors: {
    title: "Where to start",
    worried: {
      title: "Just been told your PSA is high?",
      text: "Take a breath. A high number is often not cancer. Here is what it means and what comes next.",
      href: "/about-prostate-cancer/diagnosis-and-staging/the-psa-test-and-the-dre",
      label: "What a high PSA means",
    },
    talk: {
      title: "Would it help to talk?",
      text: "Men who have been there answer in support groups all over Canada, and online.",
      href: "/get-support/support-groups/find-a-group",
      label: "Find a group",
    },
    give: {
      title: "Would you like to help?",
      text: "Your gift pays for groups, kits and research. Once or every month.",
      href: "/ways-to-give/donate",
      label: "Donate",
    },
  },
  initiatives: { kicker: "What we do", title: "Key initiatives" },
  stories: {
    kicker: "Patient stories",
    title: "Told by people who have been there",
    more: "Read More",
    all: "All patient stories",
  },
  events: {
    kicker: "Near you and across Canada",
    title: "Upcoming events",
    recentTitle: "Events",
    recent: "Recent",
    date: "Date",
    location: "Location",
    all: "All events",
  },
};
