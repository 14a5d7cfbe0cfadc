import type { CollectionSlug, Payload } from "payload";
import type { PersonPart } from "./person-part.ts";
import type { Holding, RetentionStep } from "./retention-step.ts";

/** Collections, each with the reason in words. */
type Reasons = Partial<Record<CollectionSlug, string>>;

/**
 * What a feature holds on persons, and how it ends: by the kinds of the one table of rules, which visitors read. Every
 * collection stands in `persons`, `unsearched` or `nobody` of its feature.
 */
export type Holds = {
  /** What the nightly job does about it, in this order. */
  steps?: readonly RetentionStep[];
  /** What no step ends: it lives so shortly that the feature itself removes it, by the end in its rows. */
  swept?: readonly Holding[];
  /** What no clock ends. */
  lasting?: readonly Holding[];
  /** Removes what the steps leave outside of rows, such as files: a part of every run, after all steps. */
  leftovers?: (payload: Payload, now: Date) => Promise<void>;
  /** What is done in another system when the nightly job is over. */
  afterwards?: (payload: Payload) => Promise<void>;
  /** What one person is told of and may have erased. */
  persons?: readonly PersonPart[];
  /** Collections that hold something on persons, but no address to look for, and why not. */
  unsearched?: Reasons;
  /** Collections that hold nothing about a person who visits or appears, and what they hold. */
  nobody?: Reasons;
};
