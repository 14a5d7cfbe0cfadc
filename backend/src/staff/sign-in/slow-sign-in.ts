import { setTimeout as pause } from "node:timers/promises";
import { clientNetwork } from "@pcf/contract/client-network";
import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from "payload";
import { z } from "zod";
import { afterCommit } from "../../platform/database/after-commit.ts";
import { clientAddress } from "../../platform/http/client-address.ts";
import { workAsForAPassword } from "../passwords/is-present-password.ts";
import { knownDevice, rememberDevice } from "./known-device.ts";
import { holdBackMs, ofOnePerson, ofOnePlace, refuseForNow } from "./slowness.ts";
import { attemptKey, type Counted, countTry, takeTries } from "./take-try.ts";

const signInSchema = z.object({
  email: z.string().trim().toLowerCase().min(1),
  password: z.string().refine((password) => password.trim() !== ""),
});

const underWay = new WeakMap<PayloadRequest, { right(): Promise<void> }>();

/** A device that is known stands for itself; anybody else is counted by where they are. */
export function countedFor(headers: Headers, email: string, what: "password" | "code"): Counted[] {
  const device = knownDevice(headers, email);
  if (device)
    return [{ key: attemptKey(`${what}-device`, device), slowness: ofOnePerson, whenRight: "forget" }];
  const place = clientNetwork(clientAddress(headers));
  return [
    { key: attemptKey(`${what}-place`, place), slowness: ofOnePlace, whenRight: "undo" },
    { key: attemptKey(`${what}-person`, place, email), slowness: ofOnePerson, whenRight: "forget" },
  ];
}

/**
 * Before a sign-in is looked at: too many wrong ones from the same place have to wait, and an account that does not exist
 * takes the same work as one that does.
 *
 * @throws APIError 429
 */
export const slowSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "login") return;
  const { success, data } = signInSchema.safeParse(args.data);
  if (!success) return;
  const { email, password } = data;
  const now = new Date();
  const tries = await takeTries(req.payload, countedFor(req.headers, email, "password"), now);
  if ("waitMs" in tries) return refuseForNow(req, tries.waitMs);
  underWay.set(req, tries);
  await pause(holdBackMs(await countTry(req.payload, "account", email, now)));
  const known = await req.payload.db.findOne({
    collection: "users",
    where: { email: { equals: email } },
    select: { email: true },
    req,
  });
  if (!known) await workAsForAPassword(password);
};

/**
 * The password was right: what was counted against it is forgotten. The device is known from now on, unless a second factor
 * is still to come: who has only the password does not become known.
 */
export const countNoMore: CollectionAfterLoginHook = async ({ req, user }) => {
  const tries = underWay.get(req);
  if (!tries) return;
  underWay.delete(req);
  await afterCommit(req.payload, tries.right);
  if (!user.secondFactorSince) rememberDevice(req, user.email);
};
