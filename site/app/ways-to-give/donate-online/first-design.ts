import type { DonationDraft } from "@pcf/contract/donation/form";

/** The e-card design that is chosen from the start: a card of mourning for a gift in memoriam, thanks otherwise. */
const inMemory = "5";
const inHonour = "3";

export const firstDesign = (kind: DonationDraft["gift_kind"]) =>
  kind === "Gift in Memoriam" ? inMemory : inHonour;

/** Whether a design is one that nobody has chosen; "0" is that of an empty form. */
export const isFirstDesign = (index: string) => ["0", inMemory, inHonour].includes(index);
