import type { CollectionSlug, Payload } from "payload";

/** A number for whoever watches: one value, or one for each value of its label. */
export type Measured = { of?: string; value: number };

export type Gauge = {
  name: string;
  help: string;
  /** What its values differ by, such as the state of a gift. Never anything of a person. */
  label?: string;
  /** Called once: what is read is asked of the function that it answers, each time somebody looks. */
  reads: (payload: Payload) => (now: Date) => Promise<Measured[]>;
};

/** How many rows of a collection are in each of these states. */
export const countedStates =
  (collection: CollectionSlug, states: readonly string[]): Gauge["reads"] =>
  (payload) =>
  () =>
    Promise.all(
      states.map(async (state) => {
        const { totalDocs } = await payload.db.count({ collection, where: { state: { equals: state } } });
        return { of: state, value: totalDocs };
      }),
    );

/**
 * What a feature says of its own health, in words for whoever runs the system. Each line begins with the part that it is of
 * ("receipts: …") and says nothing of persons.
 */
export type HealthSource = {
  /** What does not work as it should. */
  faults?: (payload: Payload, now: Date) => Promise<string[]>;
  /** Work that has waited for longer than it should, whatever the cause: lines of `overdueLines`. */
  overdue?: (payload: Payload, now: Date) => Promise<string[]>;
  /** No fault: what the settings mean for whoever answers for them. */
  notice?: () => string | undefined;
  gauges?: Gauge[];
};

type WithCustom = { custom?: Record<string, unknown> };

/** What all features say of their health, in their order. */
export const healthSourcesOf = (config: WithCustom): HealthSource[] =>
  (config.custom?.health as HealthSource[] | undefined) ?? [];

/** What the settings mean, of all features. */
export const healthNotices = (config: WithCustom): string[] =>
  healthSourcesOf(config).flatMap(({ notice }) => notice?.() ?? []);
