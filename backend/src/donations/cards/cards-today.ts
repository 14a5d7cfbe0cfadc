import { staffWho } from "../../access/staff.ts";
import type { TodaySource } from "../../platform/today-line.ts";
import { cardsToMailWords } from "./card-row.ts";
import { countOpenCards } from "./find-cards.ts";

/** Printed cards that are still to mail. */
export const cardsToday: TodaySource = {
  isFor: staffWho("update", "cards-to-mail"),
  quiet: "no cards to mail",
  lines: async (payload) => {
    const count = await countOpenCards(payload);
    return [{ count, words: cardsToMailWords(count), path: "/cards" }];
  },
};
