/**
 * The shapes in which pages cut a picture, width to height, each around its focal point: what the office shows beside a
 * picture, and what the site's styles say (`aspect-ratio`).
 *
 * Where a picture has no fixed shape (the top of a page on a wide screen, a picture in a text) it is not among them.
 */
export const pictureShapes = [
  { ratio: "5 / 2", where: "Top of a page, on a tablet" },
  { ratio: "16 / 9", where: "Top of a page, on a phone" },
  { ratio: "16 / 10", where: "A card that leads to a page" },
  { ratio: "3 / 2", where: "A gallery" },
  { ratio: "1", where: "A portrait, cut round or square" },
] as const;
