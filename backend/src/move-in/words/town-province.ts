import type { ProvinceCode } from "@pcf/contract/choices";

/** The larger towns whose names mean one place in Canada to those who live there, in folded letters. */
const towns: Record<ProvinceCode, string> = {
  AB: "calgary edmonton banff canmore lethbridge red_deer medicine_hat grande_prairie fort_mcmurray jasper airdrie",
  BC: "vancouver north_vancouver west_vancouver victoria burnaby surrey richmond kelowna kamloops nanaimo abbotsford chilliwack coquitlam prince_george penticton vernon whistler courtenay new_westminster langley white_rock",
  MB: "winnipeg brandon steinbach gimli thompson portage_la_prairie",
  NB: "moncton fredericton saint_john edmundston bathurst miramichi dieppe",
  NL: "st_john's saint_john's corner_brook gander labrador_city grand_falls-windsor",
  NT: "yellowknife inuvik hay_river",
  NS: "halifax dartmouth sydney truro lunenburg antigonish wolfville",
  NU: "iqaluit rankin_inlet cambridge_bay",
  ON: "toronto ottawa hamilton mississauga brampton markham oakville barrie oshawa kitchener guelph sudbury kingston thunder_bay niagara_falls st_catharines peterborough scarborough etobicoke north_york burlington sarnia belleville windsor",
  PE: "charlottetown summerside",
  QC: "montreal laval gatineau sherbrooke trois-rivieres longueuil saguenay levis mont-tremblant rimouski quebec_city",
  SK: "saskatoon regina moose_jaw prince_albert swift_current yorkton",
  YT: "whitehorse dawson_city",
};

const known = new Map<string, ProvinceCode>(
  Object.entries(towns).flatMap(([code, names]) =>
    names.split(" ").map((name): [string, ProvinceCode] => [name.replaceAll("_", " "), code as ProvinceCode]),
  ),
);
const longestName = 3;

/** The province of the last town that a folded text names; undefined where it names none that is known here. */
export function townProvince(location: string): ProvinceCode | undefined {
  const words = location.replace(/[’‘]/g, "'").match(/[a-z'-]+/g) ?? [];
  for (let end = words.length; end > 0; end--) {
    for (let count = Math.min(longestName, end); count > 0; count--) {
      const code = known.get(words.slice(end - count, end).join(" "));
      if (code) return code;
    }
  }
  return undefined;
}
