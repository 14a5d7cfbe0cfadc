import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const transactionSchema = z.object({
  kind: z.literal("transaction"),
  type: z.enum(["purchase", "card_verification", "refund", "purchasecorrection"]),
  orderId: z.string(),
  amount: z.string(),
  responseCode: z.string(),
  isoCode: z.string().optional(),
  authCode: z.string(),
  referenceNum: z.string(),
  transactionId: z.string(),
  date: z.string(),
  time: z.string(),
  cardType: z.string(),
});
const cardSchema = z.object({
  kind: z.literal("card"),
  dataKey: z.string(),
  masked: z.string(),
  expiry: z.string(),
  /** Code that charges of this card get. */
  responseCode: z.string(),
  isoCode: z.string().optional(),
  customerId: z.string().optional(),
  /** Of the hosted card fields: it stands for a card that the vault does not keep. */
  temporary: z.boolean().optional(),
  deleted: z.boolean(),
});
const entrySchema = z.discriminatedUnion("kind", [transactionSchema, cardSchema]);

export type Transaction = z.output<typeof transactionSchema>;
export type StoredCard = z.output<typeof cardSchema>;

/** One charge of a stored card that the bank will decline, with its code and the issuer's. */
export const declineSchema = z.object({ dataKey: z.string(), code: z.string(), iso: z.string() });
type Decline = z.output<typeof declineSchema>;

/** One purchase of an amount, such as `31.07`, that the bank books at another time than now. */
export const datedPurchaseSchema = z.object({ amount: z.string(), at: z.iso.datetime() });
type DatedPurchase = z.output<typeof datedPurchaseSchema>;

/**
 * What the simulated bank remembers: transactions and stored cards, without card numbers. Lines are appended to a
 * file, so a restart knows them all; a line cut off by a crash is left out.
 */
export function openLedger(file: string) {
  const transactions: Transaction[] = [];
  const originals = new Map<string, Transaction>();
  const cards = new Map<string, StoredCard>();
  const declines: Decline[] = [];
  const dated: DatedPurchase[] = [];
  let ahead = 0;

  function remember(entry: Transaction | StoredCard) {
    if (entry.kind === "card") return cards.set(entry.dataKey, entry);
    transactions.push(entry);
    if (entry.type === "purchase" || entry.type === "card_verification") originals.set(entry.orderId, entry);
  }

  mkdirSync(path.dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  for (const line of lines) {
    try {
      remember(entrySchema.parse(JSON.parse(line)));
    } catch {
      // An unfinished last line.
    }
  }
  if (lines.at(-1)) appendFileSync(file, "\n");

  return {
    transactions,
    /** The purchase or verification that used this order id. */
    original: (orderId: string) => originals.get(orderId),
    /** Refunds and corrections of an order, the declined ones too. */
    refundsOf: (orderId: string) =>
      transactions.filter(
        (each) => each.orderId === orderId && (each.type === "refund" || each.type === "purchasecorrection"),
      ),
    card: (dataKey: string) => cards.get(dataKey),
    /** What the vault holds. */
    cardsKept: () => [...cards.values()].filter(({ deleted, temporary }) => !deleted && !temporary),
    /** The bank's clock, which a test may set. */
    now: () => new Date(Date.now() + ahead),
    setClock(at: Date) {
      ahead = at.getTime() - Date.now();
    },
    /** The bank is to decline the next charges of stored cards so. */
    decline: (...next: Decline[]) => declines.push(...next),
    nextDecline(dataKey: string): Decline | undefined {
      const index = declines.findIndex((each) => each.dataKey === dataKey);
      return index < 0 ? undefined : declines.splice(index, 1)[0];
    },
    /** The bank is to book the next purchase of an amount at another time. */
    date: (...next: DatedPurchase[]) => dated.push(...next),
    nextDate(amount: string): Date | undefined {
      const index = dated.findIndex((each) => each.amount === amount);
      const [found] = index < 0 ? [] : dated.splice(index, 1);
      return found && new Date(found.at);
    },
    append(entry: Transaction | StoredCard) {
      remember(entry);
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
    },
  };
}
export type Ledger = ReturnType<typeof openLedger>;
