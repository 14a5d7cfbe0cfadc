import { videoCopy as copy } from "./video-copy";

/** Length of a video in words: whole minutes from a minute on, seconds below. */
export function videoLength(seconds: number | undefined): string | undefined {
  if (!seconds) return undefined;
  return seconds < 60 ? copy.seconds(Math.round(seconds)) : copy.minutes(Math.round(seconds / 60));
}
