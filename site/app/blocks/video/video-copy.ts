import { numberFormat } from "@pcf/contract/formats";

const inUnit = (unit: string, count: number) =>
  numberFormat({ style: "unit", unit, unitDisplay: "short" }).format(count);

/** Words around videos: they come with the pages that have one. */
export const videoCopy = {
  transcript: "Read the transcript",
  captions: "English captions",
  openOnSite: "Watch on the video site",
  playerOf: (title: string) => `Video: ${title}`,
  minutes: (minutes: number) => inUnit("minute", minutes),
  seconds: (seconds: number) => inUnit("second", seconds),
};
