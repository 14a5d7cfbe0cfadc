import { and, eq, gt, inArray, isNull, or } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";

/** Whether staff have blocked this address or e-mail. */
export async function isBlocked(
  payload: Payload,
  { ip, email }: { ip: string; email: string },
  now: Date,
): Promise<boolean> {
  const table = payload.db.tables.blocklist;
  if (!table) throw new Error("There is no table of the blocked");
  const address = email.toLowerCase();
  const domain = address.split("@").at(-1) ?? "";
  const entries = await payload.db.drizzle
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        or(
          and(eq(table.kind, "ip"), eq(table.value, ip)),
          and(eq(table.kind, "email"), eq(table.value, address)),
          and(eq(table.kind, "email-domain"), inArray(table.value, [domain, `@${domain}`])),
        ),
        or(isNull(table.expiresAt), gt(table.expiresAt, now.toISOString())),
      ),
    )
    .limit(1);
  return entries.length > 0;
}
