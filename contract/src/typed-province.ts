import { type ProvinceCode, provinces } from "./choices.ts";
import { folded } from "./folded-text.ts";
import { plainFormat } from "./plain-text.ts";

/** French names, and the short forms in use in both languages, beside the names and the codes of the post. */
const others: Record<ProvinceCode, string> = {
  AB: "alta alb",
  BC: "britcol colombiebritannique cb",
  MB: "man manit",
  NB: "nouveaubrunswick newbruns nbr",
  NL: "newfoundland labrador newfoundlandlabrador nfld nfldlab nf nfl lab lb terreneuve terreneuveetlabrador terreneuvelabrador tnl tn",
  NT: "nwt nwterritories northwestterritory territoiresdunordouest territoiredunordouest tno",
  NS: "novasc nouvelleecosse ne",
  NU: "nvt nun",
  ON: "ont",
  PE: "pei peisland princeedwardisl ileduprinceedouard ileduprince princeedouard ipe",
  QC: "que queb pq qu",
  SK: "sask",
  YT: "yk yuk yukonterritory territoireduyukon yn",
};

const letters = (text: string) => folded(text).replace(/[\p{P}\p{S}\p{Z}]/gu, "");
const known = new Map<string, ProvinceCode>(
  provinces.flatMap(({ code, name }) => {
    const [short, long] = [letters(code), letters(name)];
    return [short, long, short + long, long + short, ...others[code].split(" ")].map(
      (each): [string, ProvinceCode] => [each, code],
    );
  }),
);
/** What stands around a name: "Province of …", "…, Canada". */
const around = /^(theprovinceof|provinceof|provincede|provincedu|laprovincede)|canada$/g;

/** The province or territory that was typed, by name, code or a usual short form, in English or French; undefined for anything else. */
export function typedProvince(text: string): ProvinceCode | undefined {
  const typed = letters(plainFormat(text));
  return known.get(typed) ?? known.get(typed.replace(around, ""));
}

/** The name of the province or territory that was typed; any other text as it is. */
export const nameOfProvince = (text: string): string =>
  provinces.find(({ code }) => code === typedProvince(text))?.name ?? text;
