/** Words around a drawing; its own come from the CMS. */
export const drawingCopy = {
  enlarge: "See it larger",
  simplified: "Simplified drawing",
};
