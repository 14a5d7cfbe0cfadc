import { inArray } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { mayDo } from "../../access/rights.ts";
import { roles } from "../../access/roles.ts";
import { tableOf } from "../../platform/database/table-of.ts";

export type Colleague = { id: number; name: string };

/** Accounts in use that may read forms, by name: a message is given to one of them. */
export async function colleagues(payload: Payload): Promise<Colleague[]> {
  const readers = roles.map(({ value }) => value).filter((role) => mayDo(role, "form-submissions", "read"));
  const { docs } = await payload.find({
    collection: "users",
    where: { role: { in: readers }, mustChangePassword: { not_equals: true } },
    select: { name: true },
    sort: "name",
    pagination: false,
    depth: 0,
  });
  return docs.map(({ id, name }) => ({ id, name }));
}

/** The names of these accounts, also of those that may no longer read forms. */
export async function namesOf(payload: Payload, ids: readonly number[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const users = tableOf(payload, "users");
  const rows = await payload.db.drizzle
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, wanted));
  return new Map(rows.map(({ id, name }) => [Number(id), String(name)]));
}
