import { folded } from "@pcf/contract/folded-text";
import type { Payload } from "payload";
import { slugify } from "../../fields/slug.ts";
import type { OldGrantee, OldGrantYear, OldMember, OldTeam } from "../source/old-items.ts";
import { typedTextOf } from "../texts/typed-text-of.ts";
import { oneTelephone } from "../words/telephone.ts";
import { type Brought, writeItem } from "../write/write-item.ts";
import { aboutOf, type Bringing, broughtOf, pictureOf, tell, titleOf } from "./bringing.ts";
import { mailAddress } from "./mail-address.ts";
import { keyOf, type Place } from "./plan.ts";
import { typedParagraphs } from "./typed-paragraphs.ts";

/** The teams here by the numbers of those there: the same by name or address, or a new one. Parents come first. */
export async function bringTeams(
  { writing, source }: Bringing,
  payload: Payload,
): Promise<ReadonlyMap<number, number>> {
  const old = await source.teams();
  const { docs } = await payload.find({ collection: "memberTypes", depth: 0, pagination: false });
  const ids = new Map<number, number>();
  const bring = async ({ sourceId, name, slug, parentId }: OldTeam): Promise<void> => {
    if (ids.has(sourceId)) return;
    const parent = old.find((team) => team.sourceId === parentId);
    if (parent) await bring(parent);
    const key = keyOf("teams", sourceId);
    const moved = writing.ledger.get(key);
    const same = docs.find((team) => team.slug === slugify(slug) || folded(team.name) === folded(name));
    if (!moved && same) {
      ids.set(sourceId, same.id);
      return;
    }
    const data = {
      name,
      slug: slugify(slug) || `team-${sourceId}`,
      parent: parent && ids.get(parent.sourceId),
      order: moved?.facts.order ?? docs.length + ids.size,
    };
    const there = source.origin;
    const { document } = await writeItem(writing, {
      ...{ key, kind: "teams", title: name, there, collection: "memberTypes", data, order: data.order },
    });
    if (document !== undefined) ids.set(sourceId, document);
  };
  for (const team of old) await bring(team);
  return ids;
}

export async function broughtMember(
  bringing: Bringing,
  place: Place,
  old: OldMember,
  teams: ReadonlyMap<number, number>,
): Promise<Brought> {
  const about = aboutOf(bringing, place);
  const title = titleOf(place);
  const tel = old.tel === undefined ? undefined : oneTelephone(old.tel);
  if (tel?.unclear) await tell(bringing, about, "guess", tel.unclear);
  return broughtOf(bringing, place, {
    title,
    slug: place.name,
    order: place.order,
    memberTypes: [...new Set(old.teamIds.flatMap((id) => teams.get(id) ?? []))],
    memberDescription: {
      professionalDesignation: old.designation && typedTextOf(old.designation),
      about: await bringing.texts.body(old.html, about, { blocks: false }),
      profilePicture: await pictureOf(bringing, about, old.portrait),
    },
    memberContact: { email: await mailAddress(bringing, about, old.email), tel: tel?.text },
    committies: old.committee.length === 0 ? [] : [{ name: title, committeeMembers: old.committee }],
  });
}

/** A grantee has no page of its own, neither there nor here: the year shows it. */
async function bringGrantee(bringing: Bringing, old: OldGrantee): Promise<number | undefined> {
  const key = keyOf("grantees", old.sourceId);
  const title = old.title.trim() || key;
  const about = {
    key,
    kind: "grantees",
    title,
    there: new URL(`/?p=${old.sourceId}`, bringing.source.origin).href,
  };
  if (old.hidden) {
    await tell(bringing, about, "left-out", `Visitors of the old site do not see it: ${old.hidden}.`);
    return undefined;
  }
  const data = {
    title,
    granteeBio: {
      project: old.project && typedTextOf(old.project),
      biography: await bringing.texts.body(typedParagraphs(old.description ?? ""), about, { blocks: false }),
      portfolioPicture: await pictureOf(bringing, about, old.portrait),
    },
  };
  const { document } = await writeItem(bringing.writing, { ...about, collection: "grantees", data });
  return document;
}

export async function broughtGrantYear(
  bringing: Bringing,
  place: Place,
  old: OldGrantYear,
): Promise<Brought> {
  const grantees: number[] = [];
  for (const one of old.grantees) {
    const document = await bringGrantee(bringing, one);
    if (document !== undefined && !grantees.includes(document)) grantees.push(document);
  }
  return broughtOf(bringing, place, {
    name: titleOf(place),
    slug: place.name,
    description: old.description && typedTextOf(old.description),
    grantees,
  });
}
