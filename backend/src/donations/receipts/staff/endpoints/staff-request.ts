import { APIError, type PayloadRequest } from "payload";
import { z } from "zod";
import { staffWithRole } from "../../../../staff/access/staff-with-role.ts";
import type { Role } from "../../../../staff/roles.ts";

const idSchema = z.coerce.number().int().positive();

/**
 * Who asks for what about which receipt or donation. Receipts note the address of the person who changed them, a donation's history
 * only the id.
 *
 * @throws APIError 403 for other roles, 404 for what is no id, 400 when the body does not fit.
 */
export async function staffRequest<Schema extends z.ZodType>(
  req: PayloadRequest,
  { roles, body }: { roles: Role[]; body: Schema },
) {
  if (!req.user || !staffWithRole(...roles)({ req })) throw new APIError("Not allowed", 403);
  const id = idSchema.safeParse(req.routeParams?.id);
  if (!id.success) throw new APIError("There is no such receipt", 404);
  const sent: unknown = await req.json?.().catch(() => ({}));
  const parsed = body.safeParse(sent ?? {});
  if (!parsed.success) throw new APIError("Fill in every field", 400);
  return { id: id.data, by: req.user.email, staffId: String(req.user.id), body: parsed.data };
}
