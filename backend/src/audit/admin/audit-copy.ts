export const copy = {
  history: "What staff have done with this",
  when: "When",
  who: "Who",
  what: "What",
  more: "More",
  time: "Times are those of Vancouver. The newest stands first.",
  about: "About",
} as const;
