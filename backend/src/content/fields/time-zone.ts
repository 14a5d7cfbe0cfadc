import type { TextField } from "payload";
import { choice } from "./choice.ts";

const zones = [
  { value: "America/Vancouver", label: "Pacific (Vancouver)" },
  { value: "America/Whitehorse", label: "Yukon (Whitehorse)" },
  { value: "America/Edmonton", label: "Mountain (Edmonton)" },
  { value: "America/Yellowknife", label: "Mountain (Yellowknife)" },
  { value: "America/Regina", label: "Saskatchewan (Regina)" },
  { value: "America/Winnipeg", label: "Central (Winnipeg)" },
  { value: "America/Rankin_Inlet", label: "Central (Rankin Inlet)" },
  { value: "America/Toronto", label: "Eastern (Toronto)" },
  { value: "America/Iqaluit", label: "Eastern (Iqaluit)" },
  { value: "America/Halifax", label: "Atlantic (Halifax)" },
  { value: "America/Moncton", label: "Atlantic (Moncton)" },
  { value: "America/St_Johns", label: "Newfoundland (St. John's)" },
] as const;

/** The clock of the place, as a name of the IANA list. */
export const timeZone: TextField = {
  ...choice("timeZone", zones, { label: "Time zone", required: true }),
  defaultValue: "America/Vancouver",
};
