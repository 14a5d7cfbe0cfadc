export const findAGroupCopy = {
  title: "Find a group",
  description: "Prostate cancer support groups across Canada.",
};
