import { zoneDataRelease } from "../../contract/src/zone-clock.ts";

const dayMs = 24 * 60 * 60_000;
/** Releases come four or five times a year. */
const oldAfterDays = 120;

/**
 * What there is to do about our data of time zones, in words: they were compared with a release long ago, or the runtime
 * (`process.versions.tz`) has a newer one. Undefined while there is nothing. No fault: nothing turns red because time passes.
 */
export function zoneDataNote(now: Date, runtime: string | undefined): string | undefined {
  const { name, day } = zoneDataRelease;
  const days = Math.floor((now.getTime() - Date.parse(day)) / dayMs);
  const why =
    runtime !== undefined && runtime > name
      ? `This runtime brings release ${runtime} of the IANA data, and our own zones are those of ${name}.`
      : days > oldAfterDays
        ? `Our own zones are those of release ${name} of the IANA data, ${days} days ago.`
        : undefined;
  return why && `${why} See "Time zones" in docs/operations.md.`;
}
