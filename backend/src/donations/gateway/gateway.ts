/** What the gateway said of one transaction. Codes stay the text they are; `amountCents` is what it says it moved. */
export type GatewayReceipt = {
  /** The order that it speaks of, which should be the one asked about. */
  orderId: string | null;
  responseCode: string;
  /** The card issuer's own two digits, where the gateway passes them on: they tell a lost card from an empty account. */
  isoCode: string | null;
  authCode: string | null;
  referenceNum: string | null;
  transactionId: string | null;
  /** `YYYY-MM-DD HH:MM:SS`, the gateway's clock (Eastern time). */
  transDateTime: string | null;
  message: string;
  cardType: string | null;
  amountCents: number | null;
  /** To be sent again with later charges of the same stored card. */
  issuerId: string | null;
};

/**
 * Outcome of one call. Only `approved` is money taken, only `declined` and `not-processed` are surely none; a
 * `mismatch` is an approval of another sum or order, for a person to look at; `unknown` is settled by a status check
 * and never by a second charge.
 */
export type GatewayOutcome =
  | { kind: "approved" | "declined" | "mismatch"; receipt: GatewayReceipt }
  | { kind: "not-processed"; message: string; duplicateOrder: boolean }
  | { kind: "unknown"; reason: string };

/** `silent`: the gateway gave no answer at all, so asking it after others now is no use either. */
export type StatusOutcome = GatewayOutcome | { kind: "not-found" } | { kind: "silent"; reason: string };

/** A card in memory for one request. `expiry` is the form's MMYY. */
export type PaymentCard =
  | { number: string; expiry: string; cvd?: string | undefined }
  | { temporaryKey: string; cvd?: never; number?: never };

export type Charge = { orderId: string; amountCents: number; paymentCard: PaymentCard };
export type VaultCharge = {
  orderId: string;
  amountCents: number;
  dataKey: string;
  issuerId: string | null;
};
export type Original = { orderId: string; transactionId: string };
/**
 * Money that goes back for a charge: a correction takes the whole of it off the day's settlement, a refund gives any part
 * of it back later. `reference` is our own number of it, for a person who looks it up in the gateway's list.
 */
export type GivingBack = Original & {
  transaction: "correction" | "refund";
  amountCents: number;
  reference: string;
};

export type VaultOutcome =
  | { kind: "stored"; dataKey: string }
  /** The vault surely said no to this card. Trouble of its own is `unknown`, as it may be over a moment later. */
  | { kind: "not-stored"; message: string }
  /** `mayBeStored`: its answer is lost, so the vault may hold the card under a key that nobody knows. */
  | { kind: "unknown"; reason: string; mayBeStored: boolean };

/** `not-there`: the vault has no such card. With any other answer it may have it still. */
export type CardRemoval = { kind: "removed" | "not-there" } | { kind: "unknown"; reason: string };

/** `expiry` is `YYYY-MM`, the last month in which the card is good; `ending` its last four digits. */
export type CardLookUp =
  | { kind: "found"; expiry: string | null; ending: string | null }
  | { kind: "unknown"; reason: string };

/** `customerId` is the order id of the row for which the card was stored. */
export type ListedCards =
  | { kind: "found"; cards: { dataKey: string; customerId: string }[] }
  | { kind: "unknown"; reason: string };

/** The card gateway. No method throws for what the gateway or the network does: that is an outcome. */
export type Gateway = {
  purchase(charge: Charge): Promise<GatewayOutcome>;
  /** Asks the card's bank whether the card is good, for no money, and announces that it will be stored. */
  verifyCard(verification: { orderId: string; paymentCard: PaymentCard }): Promise<GatewayOutcome>;
  storeCard(stored: {
    customerId: string;
    paymentCard: PaymentCard;
    issuerId: string | null;
  }): Promise<VaultOutcome>;
  /** Stores the card of an earlier transaction: how a sign-up is finished when the card is no longer in memory. */
  storeCardOf(original: Original & { customerId: string }): Promise<VaultOutcome>;
  deleteCard(dataKey: string): Promise<CardRemoval>;
  purchaseWithStoredCard(charge: VaultCharge): Promise<GatewayOutcome>;
  giveBack(givingBack: GivingBack): Promise<GatewayOutcome>;
  /** `amountCents` is `null` for a verification. */
  checkStatus(order: {
    orderId: string;
    amountCents: number | null;
    /** The order was sent with a card of the vault. */
    storedCard?: boolean;
  }): Promise<StatusOutcome>;
  /** What may be known of a card in the vault; `null` for what the vault does not tell. It moves no money. */
  lookUpCard(dataKey: string): Promise<CardLookUp>;
  /** The cards in the vault that expire this month or the next: the only ones that it lists. */
  listExpiringCards(): Promise<ListedCards>;
  /** Its receipt may be of another transaction of the same order: the transaction's id tells. */
  checkGivenBack(givingBack: GivingBack): Promise<StatusOutcome>;
};

/** How long one call may take: longer than a gateway itself takes to give up. */
export const gatewayTimeoutMs = 40_000;

/** A charge and its vault one after the other, and time to write it down. */
const underWayMs = 2 * gatewayTimeoutMs + 20_000;

/** When a sweep, perhaps of another process, may first ask after what this one begins to send at `now`. */
export const mayBeAskedFrom = (now: Date): Date => new Date(now.getTime() + underWayMs);
