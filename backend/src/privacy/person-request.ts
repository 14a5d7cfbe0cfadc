import { plainEmail } from "@pcf/contract/typed-email";
import { APIError, type PayloadRequest } from "payload";
import { z } from "zod";
import { activeStaff, notAllowed, staffWhoMay } from "../access/staff.ts";
import { type AuditActor, actorOf } from "../audit/record-action.ts";
import type { Asker } from "./person-records.ts";

/** Who may look up, export and erase what is held on a person: donor services, and administrators as everywhere. */
export const personStaff = staffWhoMay("person-look-up");

// Also what the rule for addresses refuses today: it may be held from before.
const address = z.string().transform(plainEmail).pipe(z.string().min(3).max(320).includes("@"));
const bodySchema = z.object({ email: address, again: z.string().optional() });

const fieldsOf = async (req: PayloadRequest): Promise<unknown> => {
  const isJson = req.headers.get("content-type")?.includes("json");
  const text = (await req.text?.()) ?? "";
  try {
    return isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  } catch {
    return {};
  }
};

type PersonRequest = { email: string; again: string | undefined; user: Asker; by: AuditActor };

/**
 * Who asks about which address. The address comes in the body, as JSON or as a form's fields: one in the URL would stand in
 * logs and histories.
 *
 * @throws APIError 403 for other roles, 400 for what is no address.
 */
export async function personRequest(req: PayloadRequest): Promise<PersonRequest> {
  const user = activeStaff(req);
  if (!user || !personStaff({ req })) throw notAllowed(req);
  const body = bodySchema.safeParse(await fieldsOf(req));
  if (!body.success) throw new APIError("This is not an email address", 400);
  const { email, again } = body.data;
  return { email, again, user: { ...user, collection: "users" }, by: actorOf(req) };
}
