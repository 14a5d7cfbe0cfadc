import type {
  CollectionAfterChangeHook,
  CollectionAfterLoginHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from "payload";
import { roles } from "../access/roles.ts";
import { afterCommit } from "../platform/database/after-commit.ts";
import type { AuditAction } from "./record-action.ts";
import { actorOf, recordAction } from "./record-action.ts";

const passwordOf = "account whose password is set";
const passwordAlone = "The password was right; the second factor is still to come";
const roleLabel = (role: unknown) => roles.find(({ value }) => value === role)?.label ?? "";

type Account = { id: number; name: string };

/** Also what is done on the server, where nobody is signed in: it is the system's then. */
const lineOf = (req: PayloadRequest, { id, name }: Account, action: AuditAction, detail?: string) => ({
  by: actorOf(req),
  action,
  on: { collection: "users", id },
  label: name,
  ...(detail && { detail }),
});

const record = (req: PayloadRequest, ...line: [account: Account, action: AuditAction, detail?: string]) =>
  recordAction(req.payload, lineOf(req, ...line), req);

/** The password is no longer there when the change is done. */
const notesPassword: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === "update" && data.password) req.context[passwordOf] = originalDoc?.id;
};

const recordsChange: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation === "create") return record(req, doc, "account-created", roleLabel(doc.role));
  if (doc.role !== previousDoc.role)
    await record(req, doc, "account-role-changed", `${roleLabel(previousDoc.role)} → ${roleLabel(doc.role)}`);
  if (doc.email !== previousDoc.email) await record(req, doc, "account-address-changed");
  if (req.context[passwordOf] === doc.id) {
    const own = req.user?.id === doc.id;
    await record(req, doc, own ? "account-password-chosen" : "account-password-set");
  }
};

const recordsDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Read without `req`: as it was before this deletion took the role (`keepAnAdministratorAtDelete`).
  const doc = await req.payload.findByID({ collection: "users", id, depth: 0 });
  await record(req, doc, "account-deleted", roleLabel(doc.role));
};

/** A sign-in goes on when it cannot be written down: somebody has to come in and see what is wrong. */
const recordsSignIn: CollectionAfterLoginHook = ({ req, user }) => {
  const line = lineOf(req, user, "account-signed-in", user.secondFactorSince ? passwordAlone : undefined);
  return afterCommit(req.payload, () => recordAction(req.payload, line));
};

const recordsOperation: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation === "resetPassword" && "user" in result && result.user)
    await record(req, result.user as unknown as Account, "account-password-chosen", "By the link of a mail");
  return result;
};

/** The accounts of staff, with a line in the log for whatever is done with one. */
export function recordsAccounts(users: CollectionConfig): CollectionConfig {
  const { hooks = {} } = users;
  return {
    ...users,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), notesPassword],
      afterChange: [...(hooks.afterChange ?? []), recordsChange],
      beforeDelete: [...(hooks.beforeDelete ?? []), recordsDeletion],
      afterLogin: [...(hooks.afterLogin ?? []), recordsSignIn],
      afterOperation: [...(hooks.afterOperation ?? []), recordsOperation],
    },
  };
}
