import { newslettersInitial, newslettersStep } from "@pcf/contract/constants";

/** How many of `all` are shown for what `?show=` asks, and the next such number; nothing when all are shown. */
export function shownNewsletters(all: number, asked: string | null) {
  const wanted = Number.parseInt(asked ?? "", 10) || newslettersInitial;
  const shown = Math.min(Math.max(wanted, newslettersInitial), all);
  return { shown, next: shown < all ? shown + newslettersStep : undefined };
}
