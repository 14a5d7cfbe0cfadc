import type { Payload } from "payload";
import type { Holding } from "../retention/retention-step.ts";
import { retentionSteps } from "../retention/retention-steps.ts";

/** What no step of the job removes: it has no term, or the sweep of the donations removes it each minute. */
const otherHoldings: Holding[] = [
  {
    kind: "list-confirmed",
    collection: "subscribers",
    held: { state: { equals: "confirmed" } },
    since: "createdAt",
  },
  { kind: "attempt-counters", collection: "protection-counters", held: {}, since: "expiresAt" },
  { kind: "ecard-refusals", collection: "ecard-refusals", held: {}, since: "createdAt" },
  { kind: "human-checks", collection: "used-human-checks", held: {}, since: "expiresAt" },
  { kind: "donor-sign-ins", collection: "donor-sign-ins", held: {}, since: "expiresAt" },
  { kind: "people-shown", collection: "stories", held: {}, since: "createdAt" },
  { kind: "people-shown", collection: "members", held: {}, since: "createdAt" },
  { kind: "people-shown", collection: "grantees", held: {}, since: "createdAt" },
  { kind: "people-shown", collection: "supportGroups", held: {}, since: "createdAt" },
  { kind: "staff-accounts", collection: "users", held: {}, since: "createdAt" },
  { kind: "audit-log", collection: "audit-log", held: {}, since: "at" },
];

/** Where the records of every kind lie. */
export const holdings = (payload: Pick<Payload, "config">): Holding[] => [
  ...retentionSteps(payload),
  ...otherHoldings,
];
