import { factWordsByName } from "@pcf/contract/content/fact-tokens";
import type { Payload, PayloadRequest } from "payload";

type Reading = { payload: Payload; req?: Partial<PayloadRequest> };

/** The words of each fact that visitors see, by its name: what mails and other words of the backend are filled with. */
export async function publishedFacts({ payload, req }: Reading): Promise<ReadonlyMap<string, string>> {
  const { docs } = await payload.find({
    collection: "facts",
    where: { _status: { equals: "published" } },
    select: { name: true, value: true, unit: true },
    depth: 0,
    pagination: false,
    ...(req && { req }),
  });
  return factWordsByName(docs);
}
