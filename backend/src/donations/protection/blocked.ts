import type { Payload } from "payload";

/** Whether staff have blocked this address or e-mail. */
export async function isBlocked(
  payload: Payload,
  { ip, email }: { ip: string; email: string },
  now: Date,
): Promise<boolean> {
  const address = email.toLowerCase();
  const entry = await payload.db.findOne({
    collection: "blocklist",
    where: {
      and: [
        {
          or: [
            { and: [{ kind: { equals: "ip" } }, { value: { equals: ip } }] },
            { and: [{ kind: { equals: "email" } }, { value: { equals: address } }] },
            {
              and: [
                { kind: { equals: "email-domain" } },
                { value: { in: [address.split("@").at(-1), `@${address.split("@").at(-1)}`] } },
              ],
            },
          ],
        },
        { or: [{ expiresAt: { exists: false } }, { expiresAt: { greater_than: now.toISOString() } }] },
      ],
    },
  });
  return entry !== null;
}
