import { provinces as provinceList } from "@pcf/contract/choices";
import { folded } from "@pcf/contract/folded-text";
import type { Payload } from "payload";
import type { OldContact, OldGroup } from "../source/old-items.ts";
import { typedTextOf } from "../texts/typed-text-of.ts";
import { formatOf } from "../words/group-format.ts";
import { languagesOf } from "../words/group-languages.ts";
import { meetingRule } from "../words/meeting-rule.ts";
import { mapLink, placeOnMap } from "../words/place-on-map.ts";
import { oneTelephone } from "../words/telephone.ts";
import { townProvince } from "../words/town-province.ts";
import type { Brought } from "../write/write-item.ts";
import { aboutOf, type Bringing, broughtOf, pictureOf, tell, titleOf } from "./bringing.ts";
import { mailAddress } from "./mail-address.ts";
import type { About, Place } from "./plan.ts";

type Province = { id: number; code: string };

/** The provinces here, by every name that an old site may have for them. */
export async function provincesHere(payload: Payload): Promise<ReadonlyMap<string, Province>> {
  const { docs } = await payload.find({ collection: "provinces", depth: 0, pagination: false });
  const byName = new Map<string, Province>();
  for (const { id, code, name } of docs) {
    const known = provinceList.find((one) => one.code === code);
    for (const word of [code, name, known?.name ?? name, ...(otherNames[code] ?? [])])
      byName.set(folded(word), { id, code });
  }
  return byName;
}

const otherNames: Record<string, readonly string[]> = {
  BC: ["B.C.", "Colombie-Britannique"],
  NB: ["Nouveau-Brunswick"],
  NL: ["Newfoundland", "Newfoundland & Labrador", "Labrador", "Terre-Neuve-et-Labrador"],
  NS: ["Nouvelle-Écosse"],
  NT: ["NWT", "Northwest Territory", "Territoires du Nord-Ouest"],
  PE: ["PEI", "P.E.I.", "Île-du-Prince-Édouard"],
  QC: ["PQ"],
  YT: ["Yukon Territory"],
};

const mostContacts = 4;
const typed = (text: string | undefined) => (text === undefined ? undefined : typedTextOf(text));

/** The contacts, each with one form for its telephones. One without a name is called "Contact". */
async function contactsOf(
  bringing: Bringing,
  about: About,
  contacts: readonly OldContact[],
): Promise<object[]> {
  const brought: object[] = [];
  for (const { name, t, t2, c, e, note } of contacts) {
    if (![name, t, t2, c, e, note].some((value) => value?.trim())) continue;
    const numbers: Record<string, string | undefined> = {};
    for (const [field, number] of Object.entries({ t, t2, c })) {
      if (!number) continue;
      const { text, unclear } = oneTelephone(number);
      numbers[field] = text;
      if (unclear) await tell(bringing, about, "guess", unclear);
    }
    if (!name?.trim())
      await tell(bringing, about, "guess", "A contact has no name there; here it is called “Contact”.");
    brought.push({
      name: typed(name)?.trim() || "Contact",
      ...numbers,
      e: await mailAddress(bringing, about, e),
      note: typed(note),
    });
  }
  return brought.slice(0, mostContacts);
}

async function meetingOf(bringing: Bringing, about: About, old: OldGroup, code: string | undefined) {
  const rule = meetingRule({
    when: old.when ?? "",
    time: old.time ?? "",
    note: old.note ?? "",
    provinceCode: code,
  });
  if (!rule) return undefined;
  if ("unclear" in rule) {
    const said = [old.when, old.time].filter(Boolean).join(", ");
    await tell(
      bringing,
      about,
      "guess",
      `Its meetings are not in the calendar: ${rule.unclear} It says “${said}”.`,
    );
    return undefined;
  }
  if (rule.guess) await tell(bringing, about, "guess", rule.guess);
  return rule.rule;
}

/** The provinces that are named; where none is, the one of its place, since a group without a province is not found. */
async function provincesOf(
  bringing: Bringing,
  about: About,
  { provinces: names, where, cities }: OldGroup,
  provinces: ReadonlyMap<string, Province>,
): Promise<Province[]> {
  const named: Province[] = [];
  for (const name of names) {
    const province = provinces.get(folded(name.trim()));
    if (province) named.push(province);
    else await tell(bringing, about, "guess", `There is no province “${name}”.`);
  }
  if (named.length > 0) return named;
  const ending = /,\s*([A-Z]{2})\b[^,]*$/.exec((where ?? "").trim())?.[1] ?? "";
  const code = townProvince(folded([...cities, where ?? ""].join(", ")));
  const guessed = provinces.get(folded(ending)) ?? (code && provinces.get(folded(code)));
  if (!guessed) return [];
  await tell(bringing, about, "guess", `It names no province: ${guessed.code} was taken from its place.`);
  return [guessed];
}

export async function broughtGroup(
  bringing: Bringing,
  place: Place,
  old: OldGroup,
  provinces: ReadonlyMap<string, Province>,
): Promise<Brought> {
  const about = aboutOf(bringing, place);
  const inProvinces = await provincesOf(bringing, about, old, provinces);
  const marker = old.map === undefined ? undefined : placeOnMap(old.map);
  if (old.map && !marker)
    await tell(
      bringing,
      about,
      "guess",
      "Its link to a map says no place, so it has no marker on the map of groups.",
    );
  const { where, when, time, note, title } = old;
  const { format, guess } = formatOf({ where, when, time, note, title, hasMap: marker !== undefined });
  if (guess) await tell(bringing, about, "guess", guess);
  return broughtOf(bringing, place, {
    title: titleOf(place),
    slug: place.name,
    cities: old.cities.join(", "),
    provinces: [...new Set(inProvinces.map(({ id }) => id))],
    supportGroupName: { groupName: typed(old.groupName)?.trim() || titleOf(place) },
    supportGroupLogo: await pictureOf(bringing, about, old.logo),
    format,
    languages: languagesOf({ texts: [old.learnMore, old.when, old.where, old.note] }),
    supportGroupBlueBoxMessage: typed(old.blueBox),
    supportGroupSocialMedia: {
      facebook: await link(bringing, about, old.facebook),
      instagram: await link(bringing, about, old.instagram),
    },
    supportGroupOtherLanguages: {
      available: old.otherLanguages.available,
      message: typed(old.otherLanguages.message),
      otherLanguages: old.otherLanguages.languages,
    },
    contacts: await contactsOf(bringing, about, old.contacts),
    supportGroupMainContent: {
      about: await bringing.texts.body(old.learnMore, about, { blocks: true }),
      googleMapMarker: { ...marker, mapUrl: old.map === undefined ? undefined : mapLink(old.map) },
      timeWhenWhereAlso: {
        when: typed(old.when),
        time: typed(old.time),
        where: typed(old.where),
        note: typed(old.note),
        address: typed(old.mailingAddress),
        w: await link(bringing, about, old.website),
      },
    },
    meeting: await meetingOf(bringing, about, old, inProvinces[0]?.code),
  });
}

async function link(
  bringing: Bringing,
  about: About,
  address: string | undefined,
): Promise<string | undefined> {
  if (!address?.trim()) return undefined;
  const href = bringing.book.newAddressOf(address.trim());
  if (!href) await tell(bringing, about, "left-out", `This address leads nowhere: ${address}`);
  return href;
}
