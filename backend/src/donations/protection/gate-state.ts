import { z } from "zod";
import { mapOf } from "../../platform/database/memory.ts";

/** A place in the line of those who wait to be let through to the gateway. */
const place = z.object({
  key: z.string(),
  network: z.string(),
  /** The captcha that holds this place, and no other. */
  proof: z.string().nullable(),
  strong: z.boolean(),
  /** A post of it waits until then; later, when it last did. */
  waitsUntil: z.number(),
  /** It waits for reasons of its own, such as others from the same address, so nobody behind waits for it. */
  held: z.boolean(),
  posts: z.number(),
});
export type Place = z.output<typeof place>;

/** How an attempt ended at the gateway; `unclear` is also one that never came there. */
export type AttemptEnd = "approved" | "declined" | "unclear";

/** Who waits at the throttle. `alike`: comes from where, or with the kind of card, that tries have failed lately. */
const candidate = z.object({ alike: z.boolean(), score: z.number(), until: z.number() });

/**
 * All that the gatekeeper remembers. Whoever and whatever it is about stands in it as a keyed hash; moments are of the
 * clock of the memory that it is kept in.
 */
export const gateSchema = z.object({
  /** Attempts at the gateway by an id, with what they count for, each until its lease ends. */
  underWay: mapOf(z.object({ names: z.array(z.string()), until: z.number() })),
  /** In the order in which they came. */
  places: mapOf(place),
  /** Grows with each decline, so that who waited knows whether to count again. */
  declines: z.number().default(0),
  throttle: z
    .object({
      hasClosed: z.boolean(),
      /** Declines in a row. */
      inRow: z.object({ alike: z.number(), unlike: z.number() }),
      restsFrom: z.number().nullable(),
      turn: z.object({ id: z.string(), alike: z.boolean(), until: z.number() }).nullable(),
      waiting: mapOf(candidate),
    })
    .default(() => ({
      ...{ hasClosed: false, restsFrom: null, turn: null },
      ...{ inRow: { alike: 0, unlike: 0 }, waiting: new Map() },
    })),
  /** Networks whose tries have failed, the latest last, and how the last cards that failed began. */
  networks: mapOf(z.object({ at: z.number(), failed: z.number() })),
  ranges: z.array(z.string()).default([]),
  /** Approvals and declines of the last seconds. */
  ends: z.array(z.object({ at: z.number(), weight: z.number() })).default([]),
});
export type GateState = z.output<typeof gateSchema>;
