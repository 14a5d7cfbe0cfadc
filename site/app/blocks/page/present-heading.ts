type HeadingPlace = { id: string /** Distance from the top of the window, in pixels. */; top: number };

/** How far down the window a heading counts as begun: a third of it, so that one that a link led to is the present one. */
const begun = 1 / 3;

/** The heading under which the reader is: the last one that has begun. `headings` in reading order; none above the first. */
export const presentHeading = (headings: readonly HeadingPlace[], windowHeight: number): string | undefined =>
  headings.findLast(({ top }) => top < windowHeight * begun)?.id;
