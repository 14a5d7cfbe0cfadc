export const glossaryCopy = {
  title: "Words explained",
  description: "The words of prostate cancer in plain language, from A to Z.",
  letters: "Go to a letter",
  /** Anchor of a letter's heading. */
  letterId: (letter: string) => `letter-${letter.toLowerCase()}`,
  also: (names: readonly string[]) => `Also called: ${names.join(", ")}.`,
  none: "No word is explained here yet.",
};
