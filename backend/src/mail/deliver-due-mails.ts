import type { Payload } from "payload";
import { errorFacts } from "../platform/log/error-facts.ts";
import { type Delivery, deliverMail } from "./deliver-mail.ts";

const atOnce = 3;
const perRun = 300;

/** Delivers every mail whose time has come, oldest first, a few at once. One that fails does not hold up the others. */
export async function deliverDueMails(payload: Payload, delivery: Delivery): Promise<void> {
  const { docs } = await payload.find({
    collection: "outbox",
    where: {
      state: { equals: "queued" },
      nextAttemptAt: { less_than_equal: delivery.now.toISOString() },
    },
    sort: "nextAttemptAt",
    limit: perRun,
    depth: 0,
    select: { key: true },
  });
  const waiting = docs.map(({ id }) => id);
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await deliverMail(payload, id, delivery);
      } catch (error) {
        payload.logger.error({ mail: id, error: errorFacts(error) }, "mail not dealt with");
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
