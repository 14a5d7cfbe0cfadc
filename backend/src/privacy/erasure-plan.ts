import type { GoingLine, StayingLine } from "../platform/personal-data/erasure-lines.ts";
import type { PersonRecords } from "./person-records.ts";
import { inOrder } from "./person-records.ts";

export type ErasurePlan = {
  /** What has to be settled first. Nothing is erased while there is any. */
  blockers: string[];
  goes: GoingLine[];
  stays: StayingLine[];
};

/** One line of each kind, with how many there are; kinds of which there are none are left out. */
function summed<Line extends GoingLine>(lines: readonly Line[]): Line[] {
  const byKind = new Map<string, Line>();
  for (const line of lines) {
    const count = (byKind.get(line.what)?.count ?? 0) + line.count;
    if (count > 0) byKind.set(line.what, { ...line, count });
  }
  return [...byKind.values()];
}

/** What erasing a person would delete, what has to stay, and what stands in the way. Changes nothing. */
export function erasurePlan({ found }: PersonRecords): ErasurePlan {
  const parts = inOrder(found);
  return {
    blockers: parts.flatMap(({ blockers = [] }) => blockers),
    goes: summed(parts.flatMap(({ goes = [] }) => goes)),
    stays: summed(parts.flatMap(({ stays = [] }) => stays)),
  };
}
