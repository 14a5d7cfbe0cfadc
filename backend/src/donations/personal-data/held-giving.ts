import type { Holds } from "../../platform/personal-data/holds.ts";
import { anyOf, cutoffOf } from "../../platform/personal-data/retention-step.ts";
import { keptRecords } from "../../platform/personal-data/whole-records.ts";
import { removeUnknownCards } from "../charge/cards-in-vault.ts";
import { forgetNameless } from "../donors/keep-donors.ts";
import { configuredGateway } from "../gateway/configured-gateway.ts";
import { removeNamelessPdfs } from "../receipts/pdf/nameless-pdfs.ts";
import { giftsOfPerson } from "./gifts-of-person.ts";
import { givingSteps } from "./giving-steps.ts";

const gifts: Holds = {
  steps: givingSteps,
  lasting: [{ kind: "donors", collection: "donors", held: {}, since: "createdAt" }],
  async leftovers(payload, now) {
    await forgetNameless(payload);
    await removeNamelessPdfs(payload, now);
  },
  persons: [giftsOfPerson],
  afterwards: (payload) =>
    removeUnknownCards({ payload, gateway: configuredGateway(payload), now: () => new Date() }),
  unsearched: {
    receipts: "reached through the gift",
    "cards-to-mail": "reached through the gift",
  },
  nobody: {
    refunds: "sums and numbers of gifts; what became of them stands in the gift",
    deposits: "what went to the bank together: days, sums and the bank’s numbers",
    "thank-you-texts": "words of ours for mails, and which colleague saved them",
    "refund-requests": "sums and numbers of gifts; why they are asked for stands in the gift",
  },
};

const blocklist: Holds = {
  steps: [
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
  ],
  persons: [
    keptRecords({
      listed: "protection",
      name: "blocks",
      title: "Blocked from giving online",
      place: { collection: "blocklist", paths: ["value"] },
      kindOf: () => "blocklist",
    }),
  ],
};

/** Rows without an address, most of which the sweep of the donations removes each minute. */
const marks: Holds = {
  swept: [
    { kind: "attempt-counters", collection: "protection-counters", held: {}, since: "expiresAt" },
    { kind: "human-checks", collection: "used-human-checks", held: {}, since: "expiresAt" },
    { kind: "donor-sign-ins", collection: "donor-sign-ins", held: {}, since: "expiresAt" },
  ],
  lasting: [{ kind: "ecard-refusals", collection: "ecard-refusals", held: {}, since: "createdAt" }],
  unsearched: {
    "protection-counters": "keyed hashes that live for a day",
    "used-human-checks": "random marks that live for an hour",
    "donor-sign-ins": "numbers of gifts, for less than an hour",
    "ecard-refusals": "keyed hashes, which the person takes back by the link in a card",
  },
};

/** What giving holds on donors, on those whom a gift honours, and on those who get its card. */
export const heldGiving: Holds[] = [gifts, blocklist, marks];
