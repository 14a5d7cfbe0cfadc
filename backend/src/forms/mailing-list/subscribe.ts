import type { Payload } from "payload";
import { isUniqueViolation } from "../../database/unique-violation.ts";
import { updateIf } from "../../database/update-if.ts";
import { env } from "../../env.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { Subscriber } from "../../payload-types.ts";
import { confirmationToken } from "./confirmation-token.ts";

export type Subscription = Pick<Subscriber, "language" | "source" | "sender"> & {
  email: string;
  firstName: string;
  lastName: string;
};

const subscriberOf = (payload: Payload, email: string): Promise<Subscriber | null> =>
  payload.db.findOne({ collection: "subscribers", where: { email: { equals: email } } });

async function insert(payload: Payload, subscription: Subscription): Promise<Subscriber | null> {
  try {
    return await payload.create({ collection: "subscribers", data: { ...subscription, state: "pending" } });
  } catch (error) {
    if (isUniqueViolation(error)) return subscriberOf(payload, subscription.email);
    throw error;
  }
}

/**
 * Notes a wish to be on the mailing list and asks the owner of the address by mail, once for all wishes of a day
 * (`wishedAt`). Nobody is subscribed before they have confirmed; one who has is not asked again.
 */
export async function subscribe(
  payload: Payload,
  { email: typed, ...subscription }: Subscription,
  wishedAt = new Date(),
): Promise<void> {
  const email = typed.trim().toLowerCase();
  const subscriber =
    (await subscriberOf(payload, email)) ?? (await insert(payload, { ...subscription, email }));
  if (!subscriber || subscriber.state === "confirmed") return;
  // The time for which it is kept begins again with each wish.
  await updateIf(payload, "subscribers", { id: { equals: subscriber.id }, state: { equals: "pending" } }, {});
  const url = new URL("/api/mailing-list/confirm", env.SITE_URL);
  url.searchParams.set("token", confirmationToken(subscriber));
  const { listConfirmationMail } = await import(
    "../../mail/templates/list-confirmation/list-confirmation-mail.ts"
  );
  await enqueueMail(payload, {
    ...(await listConfirmationMail({ firstName: subscription.firstName, url: url.href })),
    key: `list-confirmation:${subscriber.id}:${wishedAt.toISOString().slice(0, 10)}`,
    kind: "list-confirmation",
    to: email,
    about: { collection: "subscribers", id: String(subscriber.id) },
  });
}
