export const findAnEventCopy = {
  title: "Find an event",
  description: "Walks, rides and evenings across Canada.",
};
