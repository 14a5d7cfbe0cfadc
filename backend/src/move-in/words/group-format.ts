import type { meetingFormats } from "@pcf/contract/content/support-group";
import { folded } from "@pcf/contract/folded-text";
import { plainWords } from "./plain-words.ts";

export type GroupFormat = (typeof meetingFormats)[number];
type Words = {
  title?: string | undefined;
  where?: string | undefined;
  when?: string | undefined;
  time?: string | undefined;
  note?: string | undefined;
  /** Its map names a place. */
  hasMap: boolean;
};

const both = /\bhybrid(e|es)?\b|\b(bi|dual)[- ]?modal/;
const online =
  /\b(zoom|on-?line|virtual(ly)?|virtuel(le|les|lement)?|web-?ex|skype|google meet|(microsoft|ms) teams|on teams|by teams|video|videoconferenc\w*|visio\w*|web-?based|en ligne|teleconferenc\w*|conference call|by (tele)?phone)\b/;
const inPerson = /\b(in[- ]?person|face[- ]to[- ]face|en personne|en presentiel|presentiel)\b/;
/** Only asks for the link, or shows a film: that it meets online is not said. */
const otherwise =
  /\b(video library|training videos?|our videos?|register (now )?on-?line|on-?line (registration|calendar|store)|visit us on-?line)\b/g;
const onlineNoMore =
  /\b(no longer|not|never|pas|plus)\b[^.;]{0,20}\b(on-?line|zoom|virtual(ly)?|en ligne|virtuel(le|lement)?)\b/g;
const inPersonNoMore =
  /\b(no longer|not|never|no|pas|plus|instead of)\b[^.;]{0,24}\b(in[- ]?person|en personne|en presentiel)\b/g;

/** A street with its number, a hall, a postal code or the like: somewhere to go to. */
const address =
  /\b[a-z]\d[a-z] ?\d[a-z]\d\b|\b\d{1,6}[a-z]?,? ([\w.'-]+ ){0,3}(st|street|ave?|avenue|rd|road|dr|drive|blvd|boulevard|way|lane|cres|crescent|hwy|highway|rue|chemin|boul)\b|\b(hall|church|centre|center|hospital|library|legion|room|building|clinic|lodge|school|college|university|cafe|restaurant|salle|eglise|hopital|bibliotheque|pavillon|floor|auditorium|chapel|cathedral|temple|hotel|park|office|house|rue|maison|edifice|local)\b/;

/**
 * How a group meets, from its words; in person where they do not say. `guess` is for staff to look at: nothing at all is said,
 * or it meets online beside an address that may be one.
 */
export function formatOf({ title, where, when, time, note, hasMap }: Words): {
  format: GroupFormat;
  guess?: string;
} {
  const plain = (texts: (string | undefined)[]) =>
    folded(texts.map((text) => plainWords(text ?? "")).join("\n")).replace(/[’‘]/g, "'");
  const words = plain([title, where, when, time, note]).replace(otherwise, " ");
  const kept = words.replace(inPersonNoMore, " ").replace(onlineNoMore, " ");
  const isOnline = online.test(kept);
  const hasPlace = address.test(plain([where]).replace(/\b(zoom|waiting|chat|meeting) room\b/g, " "));
  if (both.test(kept) || (isOnline && inPerson.test(kept))) return { format: "hybrid" };
  if (isOnline && hasPlace) {
    const inPlace = online.test(plain([where, title, when]));
    return inPlace
      ? { format: "hybrid" }
      : { format: "hybrid", guess: "It has an address, and a note or the time speaks of meeting online." };
  }
  if (isOnline) return { format: "online" };
  const isSaid = inPerson.test(kept) || hasPlace || hasMap || plain([where]).trim() !== "";
  return isSaid
    ? { format: "in-person" }
    : { format: "in-person", guess: "Neither a place nor a way to meet online is named." };
}
