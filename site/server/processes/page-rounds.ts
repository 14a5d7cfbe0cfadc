/** A process that stands still for longer does not hold up the others' readers. */
const longestRoundMs = 250;

/**
 * Rounds in which a page that one process has drawn is shown to the others: `out` is called when each has said that it serves
 * no older one, or has gone, or has stood still for too long.
 */
export function createPageRounds<Member>(out: (round: string, members: readonly Member[]) => void) {
  const rounds = new Map<string, { waiting: Set<Member>; members: Member[]; limit: NodeJS.Timeout }>();

  function end(round: string) {
    const ended = rounds.get(round);
    if (!ended) return;
    clearTimeout(ended.limit);
    rounds.delete(round);
    out(round, ended.members);
  }

  function noLongerWaited(round: string, member: Member) {
    const waiting = rounds.get(round)?.waiting;
    waiting?.delete(member);
    if (waiting?.size === 0) end(round);
  }

  return {
    begin(round: string, by: Member, others: readonly Member[]) {
      const limit = setTimeout(end, longestRoundMs, round);
      rounds.set(round, { waiting: new Set(others), members: [by, ...others], limit });
      if (others.length === 0) end(round);
    },
    taken: noLongerWaited,
    gone(member: Member) {
      for (const round of [...rounds.keys()]) noLongerWaited(round, member);
    },
  };
}
