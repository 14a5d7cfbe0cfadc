export const detailCopy = {
  home: "Home",
  breadcrumb: "You are here",
  neighbours: { previous: "Previous", next: "Next" },
  pictures: "Pictures",
  carousel: { previous: "Previous", next: "Next", item: (item: number, of: number) => `${item} of ${of}` },
  share: { email: "E-mail", copy: "Copy link", copied: "Link copied", share: "Share" },
};
