/** Words around videos: they come with the pages that have one. */
export const videoCopy = {
  transcript: "Read the transcript",
  captions: "English captions",
  openOnSite: "Watch on the video site",
  playerOf: (title: string) => `Video: ${title}`,
  minutes: (minutes: number) =>
    new Intl.NumberFormat("en-CA", { style: "unit", unit: "minute", unitDisplay: "short" }).format(minutes),
  seconds: (seconds: number) =>
    new Intl.NumberFormat("en-CA", { style: "unit", unit: "second", unitDisplay: "short" }).format(seconds),
};
