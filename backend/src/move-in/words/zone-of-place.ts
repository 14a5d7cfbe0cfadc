import { type ProvinceCode, provinces } from "@pcf/contract/choices";
import type { zones } from "../../fields/time-zone.ts";

export type Zone = (typeof zones)[number];
/** A clock as people name it: "Pacific time", "HNE", "Saskatchewan time". */
export type NamedClock =
  | "Pacific"
  | "Mountain"
  | "Central"
  | "Eastern"
  | "Atlantic"
  | "Newfoundland"
  | "Yukon"
  | "Saskatchewan";

/** The clock of most people of a province. */
const zonesOfProvinces: Record<ProvinceCode, Zone> = {
  AB: "America/Edmonton",
  BC: "America/Vancouver",
  MB: "America/Winnipeg",
  NB: "America/Moncton",
  NL: "America/St_Johns",
  NT: "America/Yellowknife",
  NS: "America/Halifax",
  NU: "America/Iqaluit",
  ON: "America/Toronto",
  PE: "America/Halifax",
  QC: "America/Toronto",
  SK: "America/Regina",
  YT: "America/Whitehorse",
};

const zonesOfClocks: Record<NamedClock, Zone> = {
  Pacific: "America/Vancouver",
  Mountain: "America/Edmonton",
  Central: "America/Winnipeg",
  Eastern: "America/Toronto",
  Atlantic: "America/Halifax",
  Newfoundland: "America/St_Johns",
  Yukon: "America/Whitehorse",
  Saskatchewan: "America/Regina",
};

/** Where a province has a clock of that name with rules of its own, or keeps another under an old name. */
const ownClocks: Partial<Record<ProvinceCode, Partial<Record<NamedClock, Zone>>>> = {
  SK: { Central: "America/Regina" },
  YT: { Pacific: "America/Whitehorse", Mountain: "America/Whitehorse" },
  NT: { Mountain: "America/Yellowknife" },
  NU: {
    Eastern: "America/Iqaluit",
    Central: "America/Rankin_Inlet",
    Mountain: "America/Cambridge_Bay",
  },
  NB: { Atlantic: "America/Moncton" },
  NL: { Atlantic: "America/Goose_Bay" },
};

/** Clocks by which parts of a province live beside those of most. */
const otherClocks: Partial<Record<ProvinceCode, readonly NamedClock[]>> = {
  BC: ["Mountain"],
  ON: ["Central"],
  QC: ["Atlantic"],
  SK: ["Mountain"],
  NU: ["Eastern", "Central", "Mountain"],
  NL: ["Atlantic"],
};

const isProvince = (code: string | undefined): code is ProvinceCode =>
  provinces.some((province) => province.code === code);
const nameOf = (code: ProvinceCode) => provinces.find((province) => province.code === code)?.name;

export const zoneOfProvince = (code: string | undefined): Zone | undefined =>
  isProvince(code) ? zonesOfProvinces[code] : undefined;

/**
 * The zone of a place: the clock that was named wins over the province's own. `guess` is for staff to look at; without a
 * clock and a province there is no zone.
 */
export function zoneOfPlace(
  clock: NamedClock | undefined,
  code: string | undefined,
): { zone: Zone; guess?: string } | undefined {
  const province = isProvince(code) ? code : undefined;
  if (!clock) {
    if (!province) return undefined;
    const zone = zonesOfProvinces[province];
    if (province !== "NU") return { zone };
    return { zone, guess: "No clock is named, and Nunavut has three: that of Iqaluit was taken." };
  }
  if (!province) return { zone: zonesOfClocks[clock] };
  const zone = ownClocks[province]?.[clock] ?? zonesOfClocks[clock];
  if (province === "BC" && clock === "Mountain") {
    return {
      zone,
      guess:
        "Mountain time in British Columbia: Edmonton’s clock was taken. Creston and the Peace have others.",
    };
  }
  const isKept =
    zone === zonesOfProvinces[province] ||
    zonesOfClocks[clock] === zonesOfProvinces[province] ||
    ownClocks[province]?.[clock] ||
    otherClocks[province]?.includes(clock);
  return isKept
    ? { zone }
    : { zone, guess: `${clock} time is named, which ${nameOf(province)} does not keep.` };
}
