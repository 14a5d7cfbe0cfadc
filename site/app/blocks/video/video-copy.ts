const inUnit = (unit: string) =>
  new Intl.NumberFormat("en-CA", { style: "unit", unit, unitDisplay: "short" });
const [inMinutes, inSeconds] = [inUnit("minute"), inUnit("second")];

/** Words around videos: they come with the pages that have one. */
export const videoCopy = {
  transcript: "Read the transcript",
  captions: "English captions",
  openOnSite: "Watch on the video site",
  playerOf: (title: string) => `Video: ${title}`,
  minutes: (minutes: number) => inMinutes.format(minutes),
  seconds: (seconds: number) => inSeconds.format(seconds),
};
