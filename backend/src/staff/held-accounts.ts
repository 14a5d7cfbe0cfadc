import type { Holds } from "../platform/personal-data/holds.ts";
import { cutoffOf } from "../platform/personal-data/retention-step.ts";
import { keptRecords } from "../platform/personal-data/whole-records.ts";

/** Accounts of staff, and what the library and we write down about signing in. */
export const heldAccounts: Holds = {
  steps: [
    {
      kind: "sign-in-tries",
      collection: "sign-in-attempts",
      held: {},
      since: "expiresAt",
      due: (now) => ({ expiresAt: { less_than: cutoffOf("sign-in-tries", now) } }),
    },
  ],
  lasting: [{ kind: "staff-accounts", collection: "users", held: {}, since: "createdAt" }],
  persons: [
    keptRecords({
      listed: "accounts",
      name: "accounts",
      title: "Accounts of staff",
      place: { collection: "users", paths: ["email"] },
      kindOf: () => "staff-accounts",
    }),
  ],
  unsearched: {
    "sign-in-attempts": "keyed hashes that live for a day",
    "second-factors": "numbers of staff accounts",
    "payload-preferences": "how staff set up their lists",
    "payload-locked-documents": "numbers of records and staff",
  },
};
