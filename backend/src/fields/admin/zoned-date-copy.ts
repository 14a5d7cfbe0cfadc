/** Words beside a time that is typed on the clock of a place. */
export const zonedDateCopy = {
  readersSee: (words: string) => `Readers see: ${words}`,
  leftOut: (place: string, words: string) =>
    `The clocks of ${place} are put forward over this time, so it does not exist there. Taken is ${words}.`,
  twice: (place: string) =>
    `The clocks of ${place} are put back that night, so this time comes twice. The first is taken.`,
  noZone: "Choose the time zone first.",
} as const;
