import { createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import { type Memory, mapOf } from "../../platform/database/memory.ts";

export const placesSchema = z.object({ places: mapOf(z.object({ network: z.string(), until: z.number() })) });
type Places = z.output<typeof placesSchema>;

/** Gives the place back. */
export type Leave = () => void;

/**
 * How much of one thing strangers may ask for at a time over all backends: `ofOne` of one network, `ofAll` of all. A place that nobody
 * gives back, since its process is gone, is free after `longestMs`.
 */
export function placesOfNetworks(
  { state, clock, step }: Memory<Places>,
  limits: { ofOne: number; ofAll: number; longestMs: number; secret: string },
) {
  /** The same for all backends, and nobody's address. */
  const nameOf = (network: string) =>
    createHmac("sha256", limits.secret).update(`place:${network}`).digest("base64url").slice(0, 16);
  return {
    /** `undefined` when there is none. */
    take(address: string): Promise<Leave | undefined> {
      const network = nameOf(address);
      return step(() => {
        for (const [lost, { until }] of state.places) if (until < clock()) state.places.delete(lost);
        const ofNetwork = [...state.places.values()].filter((place) => place.network === network);
        if (state.places.size >= limits.ofAll || ofNetwork.length >= limits.ofOne) return undefined;
        const id = randomUUID();
        state.places.set(id, { network, until: clock() + limits.longestMs });
        // Nobody waits for it, and what cannot be given back ends by itself.
        return () => void step(() => state.places.delete(id)).catch(() => undefined);
      });
    },
  };
}
