import type { donationPresetsCents } from "../constants.ts";

type PresetCents = (typeof donationPresetsCents)[number];

const fields = { 2500: "of25", 5000: "of50", 10000: "of100" } as const satisfies Record<PresetCents, string>;

/** The field that says what gifts of an amount make possible. */
export const impactField = (cents: PresetCents) => fields[cents];

/** What gifts of the amounts that the donation form offers make possible: a fact of the charity each, or nothing. */
export type GivingImpact = Partial<Record<(typeof fields)[PresetCents], string | null | undefined>>;

/** What stands under the amounts as long as administrators have changed nothing. */
export const firstGivingImpact = {
  of25: "Gifts put free Reef Knot Kits in the mail, since 2002.",
  of50: "Gifts help to keep over 70 support groups open.",
  of100: "Gifts let researchers test new ideas: 97 projects so far.",
} satisfies GivingImpact;
