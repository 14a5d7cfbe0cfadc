/** What each fact of a support group is called, wherever it is told. */
export const groupFactsCopy = {
  when: "When",
  time: "Time",
  where: "Where",
  note: "Note",
  languages: "Languages",
  mail: "Mail",
};
