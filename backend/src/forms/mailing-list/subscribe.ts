import type { Payload, Where } from "payload";
import { env } from "../../env.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { Subscriber } from "../../payload-types.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { sha256 } from "../../platform/storage/stored-files.ts";
import { confirmationToken } from "./confirmation-token.ts";
import { notTriedYet } from "./pass-on-subscribers.ts";
import { type ConsentSource, shownWords } from "./shown-words.ts";

export type Subscription = Pick<Subscriber, "language" | "sender"> & {
  source: ConsentSource;
  email: string;
  firstName: string;
  lastName: string;
};

const subscriberOf = (payload: Payload, email: string): Promise<Subscriber | null> =>
  payload.db.findOne({ collection: "subscribers", where: { email: { equals: email } } });

type Wish = Omit<Subscription, "email"> & { email: string; consentWords: string; consentAt: string };

async function insert(payload: Payload, subscription: Wish): Promise<Subscriber | null> {
  try {
    return await payload.create({ collection: "subscribers", data: { ...subscription, state: "pending" } });
  } catch (error) {
    if (isUniqueViolation(error)) return subscriberOf(payload, subscription.email);
    throw error;
  }
}

/**
 * The row of the address, made if there is none. Until it is confirmed it says what was shown last, and the time for which
 * it is kept begins again; a wish that is older and comes late, by a second try, changes nothing. Who has left the list may
 * ask for it again.
 */
async function noteWish(payload: Payload, wish: Wish): Promise<Subscriber | null> {
  const known = await subscriberOf(payload, wish.email);
  if (!known) return insert(payload, wish);
  const { source, consentWords, consentAt } = wish;
  const older: Where = {
    and: [
      { id: { equals: known.id }, state: { equals: "pending" } },
      { or: [{ consentAt: { exists: false } }, { consentAt: { less_than: consentAt } }] },
    ],
  };
  await updateIf(payload, "subscribers", older, { source, consentWords, consentAt });
  // What the mailing service has refused for good is tried again when its owner asks for it again.
  const ended: Where = {
    and: [
      { id: { equals: known.id } },
      {
        or: [
          { state: { equals: "left" }, leftAt: { less_than: consentAt } },
          { state: { equals: "confirmed" }, refusedAt: { less_than: consentAt } },
        ],
      },
    ],
  };
  // What was confirmed once does not count any more.
  await updateIf(payload, "subscribers", ended, {
    ...{ state: "pending", source, consentWords, consentAt },
    ...{ confirmedAt: null, confirmedWords: null },
    ...notTriedYet,
  });
  return subscriberOf(payload, wish.email);
}

/**
 * Notes a wish to be on the mailing list, with the words that were shown, and asks the owner of the address by mail, once
 * for all wishes of a day (`wishedAt`). Nobody is subscribed before they have confirmed; one who has is not asked again.
 */
export async function subscribe(
  payload: Payload,
  { email: typed, ...subscription }: Subscription,
  wishedAt = new Date(),
): Promise<void> {
  const email = typed.trim().toLowerCase();
  const subscriber = await noteWish(payload, {
    ...subscription,
    email,
    consentWords: shownWords[subscription.source],
    consentAt: wishedAt.toISOString(),
  });
  if (subscriber?.state !== "pending") return;
  const url = new URL("/api/mailing-list/confirm", env.SITE_URL);
  const token = confirmationToken(subscriber);
  url.searchParams.set("token", token);
  const { listConfirmationMail } = await import("./list-confirmation-mail.ts");
  await enqueueMail(payload, {
    ...(await listConfirmationMail({ firstName: subscription.firstName, url: url.href })),
    key: [
      `list-confirmation:${subscriber.id}-${sha256(Buffer.from(token)).slice(0, 12)}`,
      wishedAt.toISOString().slice(0, 10),
      // Who leaves and comes back on one day is asked twice.
      ...(subscriber.leftAt ? [Date.parse(subscriber.leftAt)] : []),
    ].join(":"),
    kind: "list-confirmation",
    to: email,
    about: { collection: "subscribers", id: String(subscriber.id) },
  });
}
