export const detailCopy = {
  home: "Home",
  breadcrumb: "You are here",
  neighbours: { previous: "Previous", next: "Next" },
  pictures: "Pictures",
  share: { email: "Email", copy: "Copy link", copied: "Link copied", share: "Share" },
};
