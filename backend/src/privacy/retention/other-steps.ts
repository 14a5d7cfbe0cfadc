import { anyOf } from "./all-of.ts";
import type { RetentionStep } from "./retention-step.ts";
import { cutoffOf } from "./term-of.ts";

export const otherSteps: RetentionStep[] = [
  {
    kind: "blocklist",
    collection: "blocklist",
    held: {},
    since: "updatedAt",
    due: (now) =>
      anyOf(
        { expiresAt: { less_than: now.toISOString() } },
        { updatedAt: { less_than: cutoffOf("blocklist", now) } },
      ),
  },
  {
    kind: "sign-in-tries",
    collection: "sign-in-attempts",
    held: {},
    since: "expiresAt",
    due: (now) => ({ expiresAt: { less_than: cutoffOf("sign-in-tries", now) } }),
  },
  {
    kind: "missed-searches",
    collection: "missed-searches",
    held: {},
    since: "updatedAt",
    due: (now) => ({ updatedAt: { less_than: cutoffOf("missed-searches", now) } }),
  },
];
