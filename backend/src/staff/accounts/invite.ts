import { createHash } from "node:crypto";
import { APIError, type PayloadRequest } from "payload";
import { type Role, roles } from "../../access/roles.ts";
import { actorOf, recordAction } from "../../audit/record-action.ts";
import { env } from "../../env.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { User } from "../../payload-types.ts";
import { oneTimePassword } from "../spelled-code.ts";
import { invitationMail } from "./invitation-mail.ts";

type Colleague = { name: string; email: string; role: Role };

/** What an administrator reads as it stands. */
const refuse = (message: string, status: number) => new APIError(message, status, null, true);

/**
 * Makes an account that opens nothing yet, and mails a link by which its owner chooses a password. The password that it is made
 * with is known to nobody.
 *
 * @throws APIError 409 when the address has an account.
 */
export async function inviteColleague(
  req: PayloadRequest,
  { name, email, role }: Colleague,
): Promise<{ id: number }> {
  const { payload } = req;
  const known = await payload.count({
    collection: "users",
    where: { email: { equals: email.toLowerCase() } },
  });
  if (known.totalDocs > 0) throw refuse("There is an account with this address already.", 409);
  const account = await payload.create({
    collection: "users",
    data: { name, email, role, password: oneTimePassword(), mustChangePassword: true },
    depth: 0,
    req,
    overrideAccess: false,
  });
  await mailInvitation(req, account);
  return { id: account.id };
}

/**
 * Mails the link to whoever has not chosen a password yet. A new link ends the one before, and is as good for as long as that of
 * a forgotten password.
 *
 * @throws APIError 404 when there is no such account, 409 when its owner has chosen a password.
 */
export async function inviteAgain(req: PayloadRequest, id: number): Promise<void> {
  const { docs } = await req.payload.find({
    collection: "users",
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
  });
  const [account] = docs;
  if (!account) throw refuse("There is no such account.", 404);
  if (!account.mustChangePassword) throw refuse("This colleague has chosen a password already.", 409);
  await mailInvitation(req, account);
}

async function mailInvitation(req: PayloadRequest, account: User): Promise<void> {
  const { payload } = req;
  const { id, name, email } = account;
  const token = await payload.forgotPassword({ collection: "users", data: { email }, disableEmail: true });
  const role = roles.find(({ value }) => value === account.role)?.label ?? "";
  const mail = await invitationMail({
    ...{ name, role, by: req.user?.name ?? "" },
    url: `${env.BACKEND_ADMIN_ORIGIN}/admin/reset/${token}`,
  });
  await recordAction(payload, {
    by: actorOf(req),
    action: "account-invited",
    on: { collection: "users", id },
    label: name,
  });
  const hash = createHash("sha256").update(token).digest("hex");
  await enqueueMail(payload, {
    ...mail,
    key: `staff-account:${id}:${hash}`,
    kind: "staff-account",
    to: email,
  });
}
