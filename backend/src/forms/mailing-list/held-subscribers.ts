import type { Payload } from "payload";
import { errorFacts } from "../../platform/log/error-facts.ts";
import type { Holds } from "../../platform/personal-data/holds.ts";
import type { ServiceState } from "../../platform/personal-data/person-part.ts";
import { allOf, cutoffOf } from "../../platform/personal-data/retention-step.ts";
import { deletedRecords } from "../../platform/personal-data/whole-records.ts";
import { senderMarks } from "../sender-marks.ts";
import { deleteFromMailchimp, mailchimpSettings } from "./mailchimp.ts";

const collection = "subscribers";

async function deleteFromService(payload: Payload, address: string): Promise<ServiceState> {
  const settings = mailchimpSettings();
  if (!settings) return "not-connected";
  try {
    await deleteFromMailchimp(settings, address);
    return "deleted";
  } catch (error) {
    payload.logger.warn({ error: errorFacts(error) }, "the mailing service did not delete an address");
    return "unreachable";
  }
}

const kinds = { pending: "list-unconfirmed", confirmed: "list-confirmed", left: "list-left" } as const;

const ofPerson = deletedRecords({
  listed: "lists",
  name: "subscribers",
  title: "Mailing list",
  place: { collection, paths: ["email"] },
  kindOf: ({ state }) => kinds[state],
  elsewhere: deleteFromService,
});

/** Addresses that asked for news, and those that have left the list. */
export const heldSubscribers: Holds = {
  steps: [
    senderMarks(collection),
    {
      kind: "list-unconfirmed",
      collection,
      held: { state: { equals: "pending" } },
      since: "updatedAt",
      due: (now) =>
        allOf(
          { state: { equals: "pending" } },
          { updatedAt: { less_than: cutoffOf("list-unconfirmed", now) } },
        ),
    },
    {
      kind: "list-left",
      collection,
      held: { state: { equals: "left" } },
      since: "leftAt",
      due: (now) =>
        allOf({ state: { equals: "left" } }, { leftAt: { less_than: cutoffOf("list-left", now) } }),
    },
  ],
  lasting: [
    { kind: "list-confirmed", collection, held: { state: { equals: "confirmed" } }, since: "createdAt" },
  ],
  persons: [ofPerson],
};
