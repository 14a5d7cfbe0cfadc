export const findAMeetingCopy = {
  title: "Find a meeting",
  description: "When and where support groups meet.",
};
