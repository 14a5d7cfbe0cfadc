import { clientNetwork } from "@pcf/contract/client-network";
import type { GateState } from "./gate-state.ts";
import { declineLimits, declineSpanMs } from "./limits.ts";
import type { Identity } from "./protection-counters.ts";

const mostNetworks = 1_000;
const lastTries = 50;
/** A fifth of the last tries with cards that begin alike: somebody counts up numbers. */
const manyOfOneRange = lastTries / 5;

/** The first six digits name the bank and the kind of card. A token of the gateway's own fields does not tell them. */
const cardRange = (card: string) => (/^\d{12,19}$/.test(card) ? card.slice(0, 6) : "");

/**
 * What tries that came to nothing had in common, kept as hashes: the networks they came from, and how the last
 * cards began. It decides nobody's fate; who resembles them goes behind the others at the throttle.
 */
export function failedTries(
  clock: () => number,
  state: Pick<GateState, "networks" | "ranges">,
  hash: (text: string) => string,
) {
  const networkOf = ({ ip }: Identity) => hash(`network:${clientNetwork(ip)}`);
  const rangeOf = ({ card }: Identity) => cardRange(card) && hash(`range:${cardRange(card)}`);
  const failedOf = (network: string): number => {
    const last = state.networks.get(network);
    return last && clock() - last.at < declineSpanMs ? last.failed : 0;
  };
  return {
    note(identity: Identity) {
      const network = networkOf(identity);
      const failed = failedOf(network) + 1;
      state.networks.delete(network);
      state.networks.set(network, { at: clock(), failed });
      const [oldest] = state.networks.keys();
      if (state.networks.size > mostNetworks && oldest) state.networks.delete(oldest);
      const range = rangeOf(identity);
      if (range) state.ranges = [...state.ranges, range].slice(-lastTries);
    },
    resembles(identity: Identity): boolean {
      if (failedOf(networkOf(identity)) > 0) return true;
      const range = rangeOf(identity);
      return range !== "" && state.ranges.filter((each) => each === range).length >= manyOfOneRange;
    },
    /** Whether as many tries of one network have failed as one address may have declined. */
    keepFailing: (identity: Identity): boolean => failedOf(networkOf(identity)) >= declineLimits.ip,
  };
}
