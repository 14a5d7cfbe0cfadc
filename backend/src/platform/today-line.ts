import type { Payload, PayloadRequest } from "payload";

/** What waits for somebody, as a sentence that leads to where it is done. */
export type TodayLine = {
  /** How many there are of it; a line of nothing is left out. */
  count: number;
  /** The sentence with its number: "3 kits to mail on Wednesday, December 2". */
  words: string;
  /** Where it is done, below the admin's own address. */
  path: `/${string}`;
  /** Somebody waits for it, or money does. */
  isUrgent?: boolean;
};

type OfStaff = { req: Pick<PayloadRequest, "user"> };

/** What a feature has to say on the first screen, to whom it says it, and what it says of nothing. */
export type TodaySource = {
  isFor: (staff: OfStaff) => boolean;
  /** For whom, where a role sees a part of it. */
  lines: (payload: Payload, now: Date, staff: OfStaff) => Promise<TodayLine[]>;
  /** What is quiet when there is no line, as it stands in a list: "no kits to mail". */
  quiet: string;
};

type WithCustom = { custom?: Record<string, unknown> };

/** What all features say on the first screen, in the order of their features. */
export const todaySourcesOf = (config: WithCustom): TodaySource[] =>
  (config.custom?.today as TodaySource[] | undefined) ?? [];
