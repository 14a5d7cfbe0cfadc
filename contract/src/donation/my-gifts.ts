import * as z from "zod/mini";
import { cardEntrySchema } from "./donation-settings.ts";

/*
 * The donor's own page. Its addresses are answered by the site's server, which asks the backend with the visitor's cookie:
 * nothing of it is rendered from what caches know, and a browser needs no script for it.
 */

/** Where the site's server asks for the page (GET), passes on what a donor sends (POST), and asks for a receipt. */
export const myGiftsApi = { page: "/api/my-gifts", receipt: "/api/my-gifts/receipt" } as const;

/** The cookie of a donor who is signed in. It is sent to the page and to what lies below it, and nowhere else. */
export const myGiftsCookie = "my-gifts";

/** How long a mailed link waits to be pressed, and how long the page stays open after that. */
export const linkMinutes = 15;
export const signedInMinutes = 30;

/** For how many months at most a donor pauses a monthly gift at a time. */
export const longestPauseMonths = 3;

/** Search parameters of the page: the link of a mail, and what has just been done. */
export const myGiftsParameters = ["link", "done"] as const;

/** Name of the button that was pressed: which of the page's forms was sent. */
export const actField = "act";
export const acts = {
  ask: "ask",
  open: "open",
  check: "check",
  amount: "change-amount",
  card: "change-card",
  pause: "pause-monthly",
  resume: "resume-monthly",
  stop: "stop-monthly",
  receiptDonor: "change-receipt-donor",
  signOut: "sign-out",
} as const;

/** What the page says at its top about what was done, or why it shows the request for a link again. */
export const myGiftsNotices = [
  "sent",
  "too-often",
  "link-ended",
  "link-used",
  "signed-out",
  "session-ended",
  "amount-changed",
  "card-changed",
  "card-declined",
  "card-failed",
  "card-being-checked",
  "card-busy",
  "card-too-often",
  "monthly-paused",
  "monthly-resumed",
  "receipt-donor-changed",
  "not-changed",
  "monthly-stopped",
  "not-stopped",
] as const;
export type MyGiftsNotice = (typeof myGiftsNotices)[number];

/** What became of a gift that was asked for by reference and address. */
export const giftAnswers = [
  "charged",
  "received",
  "refunded",
  "returned-by-bank",
  "set-up",
  "set-up-paused",
  "set-up-stopped",
  "not-charged",
  "being-checked",
  "not-found",
  "too-often",
] as const;
export type GiftAnswer = (typeof giftAnswers)[number];

/** A form as it was sent: what was typed, and what is wrong with which field. */
const sent = { typed: z.record(z.string(), z.string()), wrong: z.record(z.string(), z.string()) };
/** The same of a form about the monthly gift of this reference; `act` says which form. */
const sentOfMonthly = z.nullable(z.object({ ...sent, act: z.string(), reference: z.string() }));
const checkedGift = z.nullable(z.object({ ...sent, answer: z.nullable(z.enum(giftAnswers)) }));

/** A receipt in force is given out as a PDF; of a cancelled one the page says so. */
const receipt = z.object({
  id: z.int(),
  serial: z.string(),
  state: z.enum(["issued", "cancelled"]),
});

const gift = z.object({
  reference: z.string(),
  /** The day of the gift on the bank's calendar, as its receipt has it. */
  day: z.iso.date(),
  amountCents: z.int(),
  /** What was given back of it. */
  refundedCents: z.int(),
  area: z.string(),
  kind: z.enum(["single", "monthly-sign-up", "instalment"]),
  state: z.enum(["given", "refunded", "returned-by-bank", "being-checked"]),
  receipt: z.nullable(receipt),
  /** The number of its receipt where a former system issued one; there is no paper of it here. */
  formerReceipt: z.nullable(z.string()),
});
export type OwnGift = z.output<typeof gift>;

const monthly = z.object({
  reference: z.string(),
  amountCents: z.int(),
  area: z.string(),
  state: z.enum(["active", "failing", "paused", "stopped"]),
  /**
   * When it is charged next: the 15th, or after a decline the day on which the card is tried again; of a paused one the day
   * with which it goes on by itself, if it does.
   */
  nextDay: z.nullable(z.iso.date()),
  /** It is paused as the bank declined its card, or as it has none yet, and goes on with one that its donor gives. */
  waitsForCard: z.boolean(),
  /** It came over from a former system, and no card came with it. */
  hasNoCard: z.boolean(),
  /** With which charges it would go on after a pause of one month, of two, and so on; empty when it cannot be paused. */
  afterPause: z.array(z.iso.date()),
  /** The card that it is charged to, as far as the gateway's vault has told it; `lastMonth`, `YYYY-MM`, is the last it is good in. */
  card: z.nullable(z.object({ ending: z.nullable(z.string()), lastMonth: z.nullable(z.string()) })),
  /** Stands for one change of the card: sent twice with the same, it is one. */
  cardKey: z.string(),
  /**
   * Whom the receipts still to come are made out to: as it is printed, and as a form has it (`receiptDonorFields`). `null`
   * when no receipt of it is still to come.
   */
  receiptsTo: z.nullable(
    z.object({
      name: z.string(),
      address: z.array(z.string()),
      typed: z.record(z.string(), z.string()),
    }),
  ),
});
export type OwnMonthlyGift = z.output<typeof monthly>;

const ask = z.object({
  show: z.literal("ask"),
  notice: z.nullable(z.enum(myGiftsNotices)),
  asked: z.object(sent),
  checked: checkedGift,
});
const press = z.object({ show: z.literal("press"), link: z.string() });
const gifts = z.object({
  show: z.literal("gifts"),
  notice: z.nullable(z.enum(myGiftsNotices)),
  firstName: z.string(),
  email: z.string(),
  monthly: z.array(monthly),
  cardEntry: cardEntrySchema,
  asked: sentOfMonthly,
  gifts: z.array(gift),
  /** Until the page closes. */
  secondsLeft: z.int(),
});

/** What the page shows. */
export const myGiftsPageSchema = z.discriminatedUnion("show", [ask, press, gifts]);
export type MyGiftsPage = z.output<typeof myGiftsPageSchema>;
export type AskPage = z.output<typeof ask>;
export type GiftsPage = z.output<typeof gifts>;
