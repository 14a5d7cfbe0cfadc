/** How long a place is kept for a browser that does not come back, as after a reload of its page. */
const keptForMs = 120_000;
/** A browser between two of its posts is still counted by those behind it. */
const countedForMs = 4_000;
const mostPlaces = 2_000;
/** An office or an event has one address for all its donors; one whose tries keep failing needs less room. */
const mostOfOneNetwork = 500;
const mostOfFailingNetwork = 100;

export type Place = {
  readonly key: string;
  readonly network: string;
  /** The captcha that holds this place, and no other. */
  readonly proof: string | null;
  strong: boolean;
  /** A post of it is waiting now. */
  present: boolean;
  /** It waits for reasons of its own, such as others from the same address, so nobody behind waits for it. */
  held: boolean;
  leftAt: number;
  posts: number;
  wake: (() => void) | null;
};

/**
 * Who waits to be let through to the gateway, first come first. A place belongs to the key of an attempt: whoever posts again
 * under the same key stands where they stood.
 */
export function admissionQueue(clock: () => number) {
  // A map keeps the order in which its entries came.
  const places = new Map<string, Place>();
  const holders = new Map<string, string>();

  const counts = (place: Place) => place.present || clock() - place.leftAt < countedForMs;

  function leave(key: string) {
    const place = places.get(key);
    if (!place) return;
    places.delete(key);
    if (place.proof !== null) holders.delete(place.proof);
  }

  function forgetLost() {
    for (const { key, present, leftAt } of places.values())
      if (!present && clock() - leftAt > keptForMs) leave(key);
  }

  return {
    /** The place of a key, a new one at the end if it has none; `failing`: tries of its network keep failing. `null` when there is no room, or the check holds another's. */
    come(
      post: Pick<Place, "key" | "network" | "proof" | "strong"> & { failing?: boolean },
    ): Place | null | "check-is-taken" {
      const { key, network, proof, strong, failing = false } = post;
      const known = places.get(key);
      if (known && known.proof === proof) return Object.assign(known, { strong, present: true });
      if (proof !== null && (holders.get(proof) ?? key) !== key) return "check-is-taken";
      forgetLost();
      if (!known) {
        let ofNetwork = 0;
        for (const place of places.values()) if (place.network === network) ofNetwork += 1;
        const most = failing ? mostOfFailingNetwork : mostOfOneNetwork;
        if (places.size >= mostPlaces || ofNetwork >= most) return null;
      }
      if (known?.proof) holders.delete(known.proof);
      const place: Place = {
        ...{ key, network, proof, strong },
        ...{ present: true, held: false, leftAt: 0, posts: 0, wake: null },
      };
      // Under a key that is there already this keeps its position.
      places.set(key, place);
      if (proof !== null) holders.set(proof, key);
      return place;
    },
    leave,
    /** A browser has been told its number and will be back. */
    stepAside(place: Place) {
      place.present = false;
      place.leftAt = clock();
      place.posts += 1;
    },
    /** Whether nobody before it could go now. Strong captchas do not wait for easy ones, which have fewer slots. */
    isFirst(place: Place): boolean {
      for (const earlier of places.values()) {
        if (earlier === place) return true;
        if (earlier.present && !earlier.held && (earlier.strong || !place.strong)) return false;
      }
      return true;
    },
    /** 1 for the first. */
    numberOf(place: Place): number {
      let number = 1;
      for (const earlier of places.values()) {
        if (earlier === place) break;
        if (counts(earlier)) number += 1;
      }
      return number;
    },
    /** Has the first of those who wait look again, or all of them. */
    wake(atMost = Number.POSITIVE_INFINITY) {
      let woken = 0;
      for (const place of places.values()) {
        if (!place.wake) continue;
        if (!place.held) woken += 1;
        const { wake } = place;
        place.wake = null;
        wake();
        if (woken >= atMost) return;
      }
    },
    get size() {
      return places.size;
    },
  };
}
export type AdmissionQueue = ReturnType<typeof admissionQueue>;
