import type { PayloadRequest } from "payload";

/** Who did it. The name is written down as it was at the time. */
export type AuditActor = { kind: "staff"; id: number; name: string } | { kind: "system" } | { kind: "donor" };

/** The member of staff who asks, or the system itself where nobody is signed in. */
export function actorOf({ user }: Pick<PayloadRequest, "user">): AuditActor {
  return user ? { kind: "staff", id: Number(user.id), name: user.name } : { kind: "system" };
}
