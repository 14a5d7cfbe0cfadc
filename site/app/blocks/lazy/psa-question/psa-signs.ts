import type { PsaSource } from "./psa-sources";

/** How soon somebody has to see a sign, the soonest first. */
export const urgencies = ["now", "today", "week", "visit"] as const;
export type Urgency = (typeof urgencies)[number];

export type Sign = { name: string; urgency: Urgency; label: string; why: string; source: PsaSource };

/** Signs that come before any talk of testing. */
export const signs = [
  {
    name: "no-urine",
    urgency: "now",
    label: "I can’t pass urine at all",
    why: "Something blocks the way. It has to be opened in hospital.",
    source: "changes",
  },
  {
    name: "weak-legs",
    urgency: "now",
    label: "My legs are suddenly weak or numb, or I’m numb between my legs",
    why: "It can be pressure on the spinal cord. Fast treatment can protect your ability to walk.",
    source: "spine",
  },
  {
    name: "no-control",
    urgency: "now",
    label: "I suddenly can’t control my bladder or bowels, with or without back pain",
    why: "It can be pressure on the spinal cord. Fast treatment can protect your nerves.",
    source: "spine",
  },
  {
    name: "fever-after-biopsy",
    urgency: "now",
    label: "I have a fever of 38 °C or higher, chills or shaking after a prostate biopsy",
    why: "An infection may be getting into your blood. Say at once that you had a biopsy.",
    source: "ourBiopsy",
  },
  {
    name: "heavy-bleeding",
    urgency: "now",
    label: "I pass thick blood clots, or so much blood that I feel faint",
    why: "Clots can block the bladder, and a lot of blood may be lost.",
    source: "ourSigns",
  },
  {
    name: "fever",
    urgency: "today",
    label: "It burns when I pee, and I have a fever",
    why: "It may be an infection that needs treatment the same day.",
    source: "ourSigns",
  },
  {
    name: "back-pain",
    urgency: "today",
    label: "I have or had cancer, and I have new or worse back or neck pain",
    why: "It can be an early sign of pressure on the spinal cord. Call your cancer team.",
    source: "spine",
  },
  {
    name: "blood",
    urgency: "week",
    label: "I’ve seen blood in my urine or semen, even once",
    why: "It often has a simple cause, but it always needs to be checked.",
    source: "ourSigns",
  },
  {
    name: "bone-pain",
    urgency: "week",
    label: "I have pain in my back, hips, ribs or other bones that doesn’t go away",
    why: "It has many causes, such as arthritis. At times it is a sign of cancer.",
    source: "signs",
  },
  {
    name: "weight-loss",
    urgency: "week",
    label: "I’ve lost weight without trying, or I’m so tired that rest doesn’t help",
    why: "It has many causes. A doctor can look for the one behind it.",
    source: "signs",
  },
  {
    name: "changes",
    urgency: "visit",
    label: "I pee often, have a weak stream, or have trouble starting",
    why: "The cause is most often an enlarged prostate or an infection, not cancer.",
    source: "changes",
  },
] as const satisfies readonly Sign[];

export type SignName = (typeof signs)[number]["name"];

/** The signs that somebody has, and how soon the most urgent of them has to be seen; undefined where there is none. */
export function urgencyOf(names: readonly SignName[]): { urgency: Urgency | undefined; found: Sign[] } {
  const found = signs.filter(({ name }) => names.includes(name));
  return { urgency: found[0]?.urgency, found };
}
