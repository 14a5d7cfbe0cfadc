import type { CardTotals, MovedSum } from "../gateway/gateway.ts";
import { type Moved, type MovedKind, movedKinds, ownTotals } from "./own-batch.ts";

const none: MovedSum = { count: 0, cents: 0 };

/** What both say of a kind of movement. */
export type Compared = { kind: MovedKind; ours: MovedSum; theirs: MovedSum };

/** Sums of all cards together, by kind. */
function together(cards: readonly CardTotals[], kind: MovedKind): MovedSum {
  return cards.reduce(
    (all, card) => ({ count: all.count + card[kind].count, cents: all.cents + card[kind].cents }),
    none,
  );
}

export const compared = (moved: readonly Moved[], theirs: readonly CardTotals[]): Compared[] =>
  movedKinds.map((kind) => ({
    kind,
    ours: together(ownTotals(moved), kind),
    theirs: together(theirs, kind),
  }));

/**
 * Where the two differ, for a kind of card: how many more the gateway counts than we do, and by how much (less than nothing
 * where we count more). It names no transaction, so which of ours it may be is told by the sum alone.
 */
export type Difference = { kind: MovedKind; cardType: string; count: number; cents: number; mayBe: Moved[] };

export function differences(moved: readonly Moved[], theirs: readonly CardTotals[]): Difference[] {
  const ours = ownTotals(moved);
  const cardTypes = [...new Set([...ours, ...theirs].map(({ cardType }) => cardType))].toSorted();
  return cardTypes.flatMap((cardType) =>
    movedKinds.flatMap((kind) => {
      const own = ours.find((card) => card.cardType === cardType)?.[kind] ?? none;
      const told = theirs.find((card) => card.cardType === cardType)?.[kind] ?? none;
      const count = told.count - own.count;
      const cents = told.cents - own.cents;
      if (count === 0 && cents === 0) return [];
      const mayBe =
        count === -1
          ? moved.filter((each) => each.kind === kind && each.cardType === cardType && each.cents === -cents)
          : [];
      return [{ kind, cardType, count, cents, mayBe }];
    }),
  );
}

/** The gateway counts nothing at all: the batch of our last gifts is closed, and its sums are gone from the answer. */
export const isOver = (theirs: readonly CardTotals[]): boolean =>
  movedKinds.every((kind) => together(theirs, kind).count === 0);
