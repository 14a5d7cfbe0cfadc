import { amountText } from "@pcf/contract/donation/amount";
import {
  chosenAmount,
  type DonationDraft,
  emptyDraft,
  hasSecondPerson,
  isOrganization,
} from "@pcf/contract/donation/form";
import { otherOccasion } from "@pcf/contract/donation/giving-choices";
import type { GivingImpact } from "@pcf/contract/donation/giving-impact";

const names = Object.keys(emptyDraft()) as (keyof DonationDraft)[];
const letterFields = ["h_name", "h_add", "h_city", "h_prov", "h_pcode", "h_message"] as const;
const ecardFields = ["e_card_email", "e_card_subject", "e_card_message"] as const;
const personFields = ["h_title", "h_fname", "h_lname", "h_occasion", "h_occasion_other"] as const;
const secondPersonFields = ["b2_fname", "b2_initial", "b2_lname"] as const;
const signatureFields = ["h_sent_behalf", "h_name_on_card"] as const;

export const isDraftName = (name: string): name is keyof DonationDraft => names.some((each) => each === name);

/** What donors may choose today: what the form sends, and what it is called; and what stands under the amounts. */
export type OfferedChoices = Record<"areas" | "occasions", { value: string; label: string }[]> & {
  impact?: GivingImpact | null | undefined;
};

/** The draft with what is offered today alone: without a choice, or with one that is no longer offered, the first area. */
export function withOffered(draft: DonationDraft, { areas, occasions }: OfferedChoices): DonationDraft {
  const { donation_area, h_occasion } = draft;
  const isOffered = (choices: { value: string }[], value: string) =>
    choices.some((choice) => choice.value === value);
  return {
    ...draft,
    donation_area: isOffered(areas, donation_area) ? donation_area : (areas[0]?.value ?? ""),
    h_occasion: h_occasion === otherOccasion || isOffered(occasions, h_occasion) ? h_occasion : "",
  };
}

/** The form as it begins. */
export const newDraft = (choices: OfferedChoices): DonationDraft =>
  withOffered({ ...emptyDraft(), donation_area: "" }, choices);

/** A form's values as the text the schemas judge: unanswered radio buttons are `null` and boxes `false` in a form. */
export function draftOf(values: Record<string, unknown>): DonationDraft {
  const draft = emptyDraft();
  for (const name of names) {
    const value = values[name];
    draft[name] = typeof value === "string" ? value : value === true ? "1" : "";
  }
  return draft;
}

const emptied = (fields: readonly (keyof DonationDraft)[]) => {
  const empty = emptyDraft();
  return Object.fromEntries(fields.map((name) => [name, empty[name]]));
};

/** What a gift to the foundation itself leaves unanswered. */
export const clearedTribute = (): Partial<DonationDraft> =>
  emptied([
    ...personFields,
    ...letterFields,
    ...ecardFields,
    ...signatureFields,
    "h_country",
    "gift_type",
    "e_card_image",
  ]);

/**
 * The draft as it is sent: with the sum, and without what belongs to a choice that was taken back, such as the address
 * of a letter when an e-card is wanted now, or an organization's name when a person gives.
 */
export function sentValues(draft: DonationDraft): DonationDraft {
  const { cents } = chosenAmount(draft);
  const inName = draft.gift_kind !== "Gift to the Foundation";
  return {
    ...draft,
    donation_amount: cents === null ? "" : amountText(cents),
    ...(draft.gift_kind === "Gift in Memoriam" ? emptied(["h_occasion", "h_occasion_other"]) : {}),
    ...(draft.h_occasion === otherOccasion ? {} : emptied(["h_occasion_other"])),
    ...(draft.gift_type === "letter" ? {} : emptied([...letterFields, "h_country"])),
    ...(draft.gift_type === "ecard" ? {} : emptied([...ecardFields, "e_card_image"])),
    ...(draft.gift_type === "none" ? emptied(signatureFields) : {}),
    ...(inName ? {} : clearedTribute()),
    ...(isOrganization(draft) ? emptied(["b_initial", "b_second"]) : emptied(["b_org"])),
    ...(hasSecondPerson(draft) ? {} : emptied(secondPersonFields)),
  };
}
