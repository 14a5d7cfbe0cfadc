import { type ProvinceCode, provinces } from "./choices.ts";
import { folded } from "./folded-text.ts";

/** Short forms in use beside the names and the codes of the post. */
const others: Record<string, ProvinceCode> = {
  alta: "AB",
  colombiebritannique: "BC",
  man: "MB",
  newfoundland: "NL",
  labrador: "NL",
  newfoundlandlabrador: "NL",
  nfld: "NL",
  nwt: "NT",
  ont: "ON",
  pei: "PE",
  que: "QC",
  pq: "QC",
  sask: "SK",
  yk: "YT",
  yukonterritory: "YT",
};

const letters = (text: string) => folded(text).replace(/[^a-z]/g, "");
const known = new Map<string, ProvinceCode>([
  ...provinces.flatMap(
    ({ code, name }) => [[letters(code), code] as const, [letters(name), code] as const] as const,
  ),
  ...Object.entries(others),
]);

/** The province or territory that was typed, by name, code or a usual short form; undefined for anything else. */
export const typedProvince = (text: string): ProvinceCode | undefined => known.get(letters(text));
