import type { Payload } from "payload";
import type { Outbox } from "../payload-types.ts";

/** Key of the mail that was written first; all that staff have sent again name it, also when that mail is gone. */
export const rootKey = ({ key, resendOf }: Pick<Outbox, "key" | "resendOf">): string => resendOf ?? key;

export async function mailWithKey(payload: Payload, key: string): Promise<Outbox | undefined> {
  const where = { key: { equals: key } };
  return (await payload.find({ collection: "outbox", where, limit: 1, depth: 0 })).docs[0];
}

/** The newest mail that staff have made by sending the one with this key again. */
export async function newestResend(payload: Payload, root: string): Promise<Outbox | undefined> {
  const where = { resendOf: { equals: root } };
  const { docs } = await payload.find({ collection: "outbox", where, sort: "-id", limit: 1, depth: 0 });
  return docs[0];
}
