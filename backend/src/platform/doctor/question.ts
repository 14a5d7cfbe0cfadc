import type { Payload } from "payload";
import type { Finding } from "./finding.ts";

/** `payload` is undefined where the database cannot be used: what else there is to ask is asked all the same. */
export type Asked = { payload: Payload | undefined; now: Date };

/**
 * What a feature has `npm run doctor` ask about its settings, and about the services outside that it needs. It changes nothing.
 */
export type Question = { about: string; ask: (asked: Asked) => Promise<Finding[]> };

type WithCustom = { custom?: Record<string, unknown> };

/** What all features have the doctor ask, in the order of their features. */
export const questionsOf = (config: WithCustom): Question[] =>
  (config.custom?.questions as Question[] | undefined) ?? [];
