import { and, eq, sql } from "@payloadcms/db-sqlite/drizzle";
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from "payload";
import type { User } from "../payload-types.ts";
import { connectionOf } from "../platform/database/open-transaction.ts";

type Standing = Pick<User, "role" | "mustChangePassword">;

/** One whose one-time password still waits may never come: only who has chosen a password can let others in. */
const isActive = ({ role, mustChangePassword }: Standing) => role === "administrator" && !mustChangePassword;

const lastOne = () =>
  new APIError(
    "This is the last administrator who can sign in. First make somebody else an administrator, and wait until they have signed in and chosen a password.",
    400,
    null,
    true,
  );

/**
 * Takes the standing of an active administrator in one statement that holds only while there is another, so of two who
 * leave at the same moment one stays: SQLite has one writer, and Postgres locks the administrators it counts. It is part of
 * the save: one that is refused later takes nothing from anybody.
 *
 * @throws APIError when there is no other.
 */
async function stepDown(req: PayloadRequest, id: number | string, standing: Standing): Promise<void> {
  const { payload } = req;
  const table = payload.db.tables.users;
  if (!table) throw new Error("There is no table of users");
  const lock = payload.db.name === "postgres" ? sql` for update` : sql``;
  const active = sql`select ${table.id} from ${table} where ${table.role} = 'administrator' and ${table.mustChangePassword} is not true order by ${table.id}${lock}`;
  const connection = await connectionOf(req);
  const stepped = await connection
    .update(table)
    .set(standing)
    .where(and(eq(table.id, id), sql`(select count(*) from (${active}) as active) > 1`))
    .returning({ id: table.id });
  if (stepped.length === 0) throw lastOne();
}

/** No member of staff can leave the house without an administrator: neither by a role nor by the mark of a one-time password. */
export const keepAnAdministrator: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  if (!req.user || !originalDoc || !isActive(originalDoc)) return data;
  const standing: Standing = {
    role: data.role ?? originalDoc.role,
    mustChangePassword: data.mustChangePassword ?? originalDoc.mustChangePassword ?? false,
  };
  if (!isActive(standing)) await stepDown(req, originalDoc.id, standing);
  return data;
};

/** Nor by deleting the last one. Who is to be deleted loses the role first. */
export const keepAnAdministratorAtDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return;
  const account: User | null = await req.payload.db.findOne({
    collection: "users",
    where: { id: { equals: id } },
  });
  if (account && isActive(account)) await stepDown(req, id, { role: "editor", mustChangePassword: true });
};
