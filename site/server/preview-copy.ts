export const previewCopy = {
  draft: "Draft: this is not what visitors see yet.",
  expired: "This preview has expired. Open it again from the staff admin.",
  unknown: "There is no such draft.",
  unfinished: "This draft cannot be shown yet. Something that every page needs is still missing:",
  unreachable: "The staff admin cannot be reached at the moment.",
};
