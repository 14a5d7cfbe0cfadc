import type { Payload, PayloadRequest, Where } from "payload";
import { mayAct, mayDo } from "../../access/rights.ts";
import { comesBackSince } from "../../mail/comes-back.ts";
import { aboutAnyOf } from "../../mail/mails-about.ts";
import type {
  AuditLog,
  CardsToMail,
  Deposit,
  Donation,
  MonthlyGift,
  Outbox,
  Receipt,
  Refund,
  RefundRequest,
  User,
} from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { findDonation } from "../record/donation-store.ts";
import { cameByHand, mayComeBack } from "../record/gift-methods.ts";
import { staffOfHistory } from "./history-rows.ts";

export type GiftMail = Pick<
  Outbox,
  | "id"
  | "kind"
  | "state"
  | "to"
  | "subject"
  | "createdAt"
  | "sentAt"
  | "lastError"
  | "askedBy"
  | "aboutCollection"
>;

/** All that is known of a gift, as far as the member of staff who asks may see it. */
export type GiftFacts = {
  gift: Donation;
  monthly: MonthlyGift | null;
  receipts: Receipt[];
  refunds: Refund[];
  /** The last refund that finance was asked for. */
  request: RefundRequest | null;
  mails: GiftMail[];
  card: CardsToMail | null;
  /** That of a gift that went to the bank with others. */
  deposit: Deposit | null;
  /** Since when mails to the donor’s address come back; undefined where they arrive. */
  comesBack: string | undefined;
  /** Lines of the log about its receipts, refunds and mails; decisions about the gift itself stand in its own history. */
  lines: AuditLog[];
  /** Who is behind the account numbers that the histories name, and the addresses by which receipts were closed. */
  staffNames: ReadonlyMap<string, string>;
};

const most = 200;

/** Reads a gift with all that belongs to it; `null` where there is none, or nothing that the role may see. */
export async function readGift(
  { payload, user }: { payload: Payload; user: User },
  id: number,
): Promise<GiftFacts | null> {
  const gift = mayDo(user.role, "donations", "read")
    ? await findDonation(payload, { id: { equals: id } })
    : null;
  if (!gift) return null;
  const asked = { depth: 0, overrideAccess: false, user, limit: most, pagination: false } as const;
  const ofGift = { donation: { equals: id } };
  const [receipts, refunds, cards, requests] = await Promise.all([
    payload.find({ collection: "receipts", where: ofGift, sort: "serial", ...asked }),
    payload.find({ collection: "refunds", where: ofGift, sort: "id", ...asked }),
    payload.find({ collection: "cards-to-mail", where: ofGift, ...asked }),
    payload.find({ collection: "refund-requests", where: ofGift, sort: "-id", ...asked, limit: 1 }),
  ]);
  const deposit = mayDo(user.role, "deposits", "read") ? relatedId(gift.deposit) : null;
  const ecard: Where = { key: { equals: `ecard:${gift.orderId}` } };
  const about = [
    ecard,
    ...aboutAnyOf("donations", [gift]),
    ...aboutAnyOf("receipts", receipts.docs),
    ...aboutAnyOf("refunds", refunds.docs),
  ];
  const mails = await payload.find({
    collection: "outbox",
    where: { or: about },
    sort: "id",
    ...asked,
    select: {
      kind: true,
      state: true,
      to: true,
      subject: true,
      createdAt: true,
      sentAt: true,
      lastError: true,
      askedBy: true,
      aboutCollection: true,
    },
  });
  const monthlyId = relatedId(gift.monthlyGift);
  const monthly = await payload.find({
    collection: "monthly-gifts",
    where: monthlyId === null ? { signUp: { equals: id } } : { id: { equals: monthlyId } },
    ...asked,
  });
  const written: Where[] = [
    ...logged("receipts", receipts.docs),
    ...logged("refunds", refunds.docs),
    ...logged("outbox", mails.docs),
    ...logged("cards-to-mail", cards.docs),
  ];
  const lines =
    written.length === 0
      ? []
      : (await payload.find({ collection: "audit-log", where: { or: written }, sort: "id", ...asked })).docs;
  return {
    gift,
    monthly: monthly.docs[0] ?? null,
    receipts: receipts.docs,
    refunds: refunds.docs,
    request: requests.docs[0] ?? null,
    mails: mails.docs,
    card: cards.docs[0] ?? null,
    deposit:
      deposit === null
        ? null
        : await payload.db.findOne<Deposit>({ collection: "deposits", where: { id: { equals: deposit } } }),
    comesBack: await comesBackAt(payload, gift.donor?.email ?? ""),
    lines,
    staffNames: await namesOf(
      payload,
      [gift.history, ...refunds.docs.map(({ history }) => history)],
      receipts.docs.flatMap(({ closedBy }) => closedBy ?? []),
    ),
  };
}

const comesBackAt = async (payload: Payload, address: string) =>
  (await comesBackSince(payload, [address])).get(address);

const logged = (collection: string, rows: readonly { id: number }[]): Where[] =>
  rows.length === 0
    ? []
    : [
        {
          and: [{ onCollection: { equals: collection } }, { onId: { in: rows.map(({ id }) => String(id)) } }],
        },
      ];

/**
 * Names of the accounts that histories name, and of those with these addresses, by both: whoever may read a gift may read who
 * decided about it.
 */
export async function namesOf(
  payload: Payload,
  histories: readonly unknown[],
  addresses: readonly string[] = [],
): Promise<Map<string, string>> {
  const numbers = histories.flatMap(staffOfHistory).map(Number).filter(Number.isInteger);
  if (numbers.length === 0 && addresses.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: "users",
    where: { or: [{ id: { in: numbers } }, { email: { in: [...addresses] } }] },
    select: { name: true, email: true },
    depth: 0,
    pagination: false,
  });
  return new Map(
    docs.flatMap(({ id, email, name }) => [
      [String(id), name],
      [email, name],
    ]),
  );
}

/** What this member of staff may do about the gift now. Nobody is shown a button that refuses them. */
export function giftActions(
  { gift, receipts, request, deposit }: GiftFacts,
  { user }: Pick<PayloadRequest, "user">,
) {
  const { state } = gift;
  const byHand = cameByHand(gift);
  const hasReceipt = receipts.some((receipt) => receipt.state === "issued");
  const isUnclear = state === "unknown" || state === "held";
  const wasCharged = state === "approved" || state === "refunded";
  const isAsked = request?.state === "open";
  return {
    askGateway: isUnclear && mayAct(user?.role, "gift-ask"),
    decide: state === "held" && mayAct(user?.role, "gift-decide"),
    giveBack: wasCharged && !byHand && mayAct(user?.role, "gift-see-refunds"),
    // Who may give back does so, and asks nobody.
    askRefund:
      wasCharged &&
      !byHand &&
      mayAct(user?.role, "refund-ask") &&
      !mayAct(user?.role, "gift-refund") &&
      !isAsked,
    answerRequest: isAsked && mayAct(user?.role, "refund-answer"),
    spell:
      state === "approved" &&
      (gift.followUp === "due" || gift.donationType === "monthly") &&
      mayAct(user?.role, "gift-spelling"),
    seeDeposit: mayDo(user?.role, "deposits", "read"),
    takeBack: byHand && state === "approved" && !hasReceipt && mayAct(user?.role, "gift-enter"),
    // In an open deposit it is taken back, so that what is closed agrees with the bank.
    returnByBank:
      mayComeBack(gift.method) &&
      state === "approved" &&
      deposit?.state === "checked" &&
      mayAct(user?.role, "gift-enter"),
    correct: wasCharged && mayAct(user?.role, "gift-correct"),
    resendReceipt: mayAct(user?.role, "receipt-resend"),
  };
}
