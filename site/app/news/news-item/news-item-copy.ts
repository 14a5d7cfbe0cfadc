export const newsItemCopy = {
  home: "Home",
  breadcrumb: "You are here",
  neighbours: { label: "More news", previous: "Previous", next: "Next" },
  pictures: "Pictures",
  carousel: { previous: "Previous", next: "Next", item: (item: number, of: number) => `${item} of ${of}` },
  share: {
    label: "Share this article",
    email: "E-mail",
    copy: "Copy link",
    copied: "Link copied",
    share: "Share",
  },
};
