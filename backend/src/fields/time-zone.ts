import type { TextField } from "payload";
import { choice } from "./choice.ts";

/** Zones of Canada in the IANA list, from west to east. */
export const zones = [
  "America/Vancouver",
  "America/Whitehorse",
  "America/Dawson",
  "America/Fort_Nelson",
  "America/Dawson_Creek",
  "America/Creston",
  "America/Edmonton",
  "America/Yellowknife",
  "America/Inuvik",
  "America/Cambridge_Bay",
  "America/Regina",
  "America/Swift_Current",
  "America/Winnipeg",
  "America/Rankin_Inlet",
  "America/Resolute",
  "America/Toronto",
  "America/Atikokan",
  "America/Iqaluit",
  "America/Moncton",
  "America/Halifax",
  "America/Glace_Bay",
  "America/Goose_Bay",
  "America/Blanc-Sablon",
  "America/St_Johns",
] as const;

const placeOf = (zone: string) => zone.replace("America/", "").replaceAll("_", " ");

/** The clock of the place, as a name of the IANA list. */
export const timeZone: TextField = {
  ...choice(
    "timeZone",
    zones.map((value) => ({ value, label: `Time of ${placeOf(value)}` })),
    { label: "Time zone", required: true },
  ),
  defaultValue: "America/Vancouver",
};
