import { and, eq, max } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { type Role, roles } from "../../access/roles.ts";
import { staffWho } from "../../access/staff.ts";
import { env } from "../../env.ts";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { Screen } from "../../platform/screen.ts";

const isFor = staffWho("read", "users");

export const accountScreens = [
  {
    path: "/accounts",
    title: "Accounts",
    help: "Signing in, and who may do what",
    menu: "Settings",
    isFor,
    Component: "/staff/accounts/admin/accounts-screen.tsx#AccountsScreen",
  },
  {
    path: "/accounts/:id",
    title: "Account",
    isFor,
    Component: "/staff/accounts/admin/account-screen.tsx#AccountScreen",
  },
] as const satisfies Screen[];

/** Who can sign in, as administrators see them. */
export type Account = {
  id: number;
  name: string;
  email: string;
  role: Role;
  roleLabel: string;
  /** In words: since when there is a second factor, or that there is none and one is needed. */
  secondFactor: string;
  hasSecondFactor: boolean;
  needsSecondFactor: boolean;
  lastSignIn: string | null;
  /** An invitation, or a one-time password, waits for an own password to be chosen. */
  mustChoosePassword: boolean;
};

/** When each account signed in last, by the log. */
async function lastSignIns(payload: Payload): Promise<Map<string, string>> {
  const lines = tableOf(payload, "audit-log");
  const found = await payload.db.drizzle
    .select({ id: lines.onId, at: max(lines.at) })
    .from(lines)
    .where(and(eq(lines.onCollection, "users"), eq(lines.action, "account-signed-in")))
    .groupBy(lines.onId);
  return new Map(found.map(({ id, at }) => [String(id), String(at)]));
}

/** All accounts by name, or the one asked for. */
export async function readAccounts(payload: Payload, id?: number): Promise<Account[]> {
  const [{ docs }, signIns] = await Promise.all([
    payload.find({
      collection: "users",
      ...(id !== undefined && { where: { id: { equals: id } } }),
      sort: "name",
      depth: 0,
      pagination: false,
    }),
    lastSignIns(payload),
  ]);
  return docs.map((user) => {
    const role = roles.find(({ value }) => value === user.role) ?? roles[1];
    const { secondFactorSince: since } = user;
    const needsSecondFactor = role.needsSecondFactor && env.REQUIRE_TWO_FACTOR;
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      role: role.value,
      roleLabel: role.label,
      secondFactor: since
        ? `Since ${shownMoment(since)}`
        : needsSecondFactor
          ? "None, and needs one"
          : "None",
      hasSecondFactor: Boolean(since),
      needsSecondFactor,
      lastSignIn: signIns.get(String(user.id)) ?? null,
      mustChoosePassword: user.mustChangePassword === true,
    };
  });
}
