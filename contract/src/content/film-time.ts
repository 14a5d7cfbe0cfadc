/** A place in a film as people write it: minutes and seconds, such as `1:05`. */
const written = /^(\d{1,3}):([0-5]\d)$/;

/** Its seconds; undefined where it is written otherwise. */
export function secondsOfFilmTime(text: string): number | undefined {
  const [, minutes, seconds] = written.exec(text) ?? [];
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
}

/** The place of whole seconds, as it is written. */
export const filmTimeOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
