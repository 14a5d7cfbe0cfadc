import type { GateState, Place } from "./gate-state.ts";

/** How long a place is kept for a browser that does not come back, as after a reload of its page. */
const keptForMs = 120_000;
/** A browser between two of its posts is still counted by those behind it. */
const countedForMs = 4_000;
const mostPlaces = 2_000;
/** An office or an event has one address for all its donors; one whose tries keep failing needs less room. */
const mostOfOneNetwork = 500;
const mostOfFailingNetwork = 100;
/** How long a post waits, where it is not said. */
const usualWaitMs = 5_000;

/**
 * Who waits to be let through to the gateway, first come first. A place belongs to the key of an attempt: whoever posts again
 * under the same key, to whichever backend, stands where they stood.
 */
export function admissionQueue(clock: () => number, state: Pick<GateState, "places">) {
  /** Posts of this process that wait for a change, by their keys. */
  const wakes = new Map<string, () => void>();

  const isPresent = ({ waitsUntil }: Place) => clock() < waitsUntil;
  const counts = ({ waitsUntil }: Place) => clock() - waitsUntil < countedForMs;
  const isLost = ({ waitsUntil }: Place) => clock() - waitsUntil > keptForMs;

  return {
    /** The place of a key, a new one at the end if it has none; `failing`: tries of its network keep failing. `null` when there is no room, or the check holds another's. */
    come(
      post: Pick<Place, "key" | "network" | "proof" | "strong"> & { failing?: boolean; waitMs?: number },
    ): Place | null | "check-is-taken" {
      const { key, network, proof, strong, failing = false, waitMs = usualWaitMs } = post;
      const known = state.places.get(key);
      const waitsUntil = clock() + waitMs;
      if (known && known.proof === proof) return Object.assign(known, { strong, waitsUntil });
      let ofNetwork = 0;
      for (const place of state.places.values()) {
        if (proof !== null && place.proof === proof) return "check-is-taken";
        if (isLost(place)) state.places.delete(place.key);
        else if (place.network === network) ofNetwork += 1;
      }
      const most = failing ? mostOfFailingNetwork : mostOfOneNetwork;
      if (!known && (state.places.size >= mostPlaces || ofNetwork >= most)) return null;
      const place: Place = { key, network, proof, strong, waitsUntil, held: false, posts: 0 };
      // Under a key that is there already this keeps its position.
      state.places.set(key, place);
      return place;
    },
    at: (key: string) => state.places.get(key),
    leave: (key: string) => state.places.delete(key),
    /** A browser has been told its number and will be back. */
    stepAside(place: Place) {
      place.waitsUntil = clock();
      place.posts += 1;
    },
    /** Whether nobody before it could go now. Strong captchas do not wait for easy ones, which have fewer slots. */
    isFirst(place: Place): boolean {
      for (const earlier of state.places.values()) {
        if (earlier.key === place.key) return true;
        if (isPresent(earlier) && !earlier.held && (earlier.strong || !place.strong)) return false;
      }
      return true;
    },
    /** 1 for the first. */
    numberOf(place: Place): number {
      let number = 1;
      for (const earlier of state.places.values()) {
        if (earlier.key === place.key) break;
        if (counts(earlier)) number += 1;
      }
      return number;
    },
    /** Ends when something may have changed for whoever stands there, or after so many milliseconds. */
    change: (key: string, ms: number) =>
      new Promise<void>((resolve) => {
        const go = () => {
          clearTimeout(timer);
          if (wakes.get(key) === go) wakes.delete(key);
          resolve();
        };
        const timer = setTimeout(go, ms);
        wakes.set(key, go);
      }),
    /** Has the first of those who wait in this process look again, or all of them. */
    wake(atMost = Number.POSITIVE_INFINITY) {
      let woken = 0;
      for (const { key, held } of state.places.values()) {
        const go = wakes.get(key);
        if (!go) continue;
        if (!held) woken += 1;
        go();
        if (woken >= atMost) return;
      }
    },
    get size() {
      return state.places.size;
    },
  };
}
