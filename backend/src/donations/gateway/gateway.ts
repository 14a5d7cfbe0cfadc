/**
 * The card gateway, in words that any of them fills: each is a folder beside this file. No method throws for what the gateway or
 * the network does: that is an outcome. Which one is used, and how it takes cards, says `configured-gateway.ts`.
 */
export type Gateway = {
  purchase(charge: Charge): Promise<GatewayOutcome>;
  /** Asks the card's bank whether the card is good, for no money, and announces that it will be stored. */
  verifyCard(verification: { orderId: string; paymentCard: PaymentCard }): Promise<GatewayOutcome>;
  /** `storedFor` is the order id of the row for which the card is stored; the vault shows it to a person beside the card. */
  storeCard(card: {
    storedFor: string;
    paymentCard: PaymentCard;
    networkReference: string | null;
  }): Promise<StoredCardOutcome>;
  /** Stores the card of an earlier transaction: how a sign-up is finished when the card is no longer in memory. */
  storeCardOf(original: Original & { storedFor: string }): Promise<StoredCardOutcome>;
  deleteCard(storedCard: string): Promise<CardRemoval>;
  purchaseWithStoredCard(charge: StoredCardCharge): Promise<GatewayOutcome>;
  refund(request: RefundRequest): Promise<GatewayOutcome>;
  /** `amountCents` is `null` for a verification. */
  checkStatus(order: {
    orderId: string;
    amountCents: number | null;
    /** The order was sent with a card of the vault. */
    withStoredCard?: boolean;
  }): Promise<StatusOutcome>;
  /** What may be known of a card in the vault; `null` for what the vault does not tell. It moves no money. */
  lookUpCard(storedCard: string): Promise<CardLookUp>;
  /** The cards in the vault that expire this month or the next: the only ones that it lists. */
  listExpiringCards(): Promise<ListedCards>;
  /** Its receipt may be of another transaction of the same order: the transaction's id tells. */
  checkRefund(request: RefundRequest): Promise<StatusOutcome>;
  /**
   * What a terminal has moved since its last batch was closed, by kind of card. It names no single transaction, and neither
   * the number of the batch nor when it began.
   */
  openTotals(terminal: string): Promise<OpenTotals>;
};

/**
 * What the gateway said of one transaction. Codes stay the text they are; `amountCents` is what it says it moved. Why a card was
 * declined is read from the two codes (`charge/decline-reason.ts`, and the contract's response codes for the form).
 */
export type GatewayReceipt = {
  /** The order that it speaks of, which should be the one asked about. */
  orderId: string | null;
  /** One of the contract's `response-codes`, which the form has words for: an adapter translates other codes to these. */
  responseCode: string;
  /** The card issuer's own two characters (ISO 8583), where they are passed on: they tell a lost card from an empty account. */
  issuerCode: string | null;
  authCode: string | null;
  referenceNum: string | null;
  transactionId: string | null;
  /** `YYYY-MM-DD HH:MM:SS`, the bank's clock (Eastern time). */
  transDateTime: string | null;
  /** Of a charge whose card the vault does not have (any more) it reads `Can not find previous`, by which that is known later. */
  message: string;
  cardType: string | null;
  amountCents: number | null;
  /** The card network's own number of the first charge, to be sent again with later ones of the same stored card. */
  networkReference: string | null;
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

/**
 * A card in memory for one request. `expiry` is the form's MMYY. `cardToken` stands for a card that was typed into the
 * gateway's own fields, once.
 */
export type PaymentCard =
  | { number: string; expiry: string; cvd?: string | undefined }
  | { cardToken: string; cvd?: never; number?: never };

export type Charge = { orderId: string; amountCents: number; paymentCard: PaymentCard };
/** `storedCard` is the vault's reference of a card. */
export type StoredCardCharge = {
  orderId: string;
  amountCents: number;
  storedCard: string;
  networkReference: string | null;
};
export type Original = { orderId: string; transactionId: string };
/**
 * Money that goes back for a charge: a correction takes the whole of it off the day's settlement, a refund gives any part
 * of it back later. `reference` is our own number of it, for a person who looks it up in the gateway's list.
 */
export type RefundRequest = Original & {
  transaction: "correction" | "refund";
  amountCents: number;
  reference: string;
};

export type StoredCardOutcome =
  | { kind: "stored"; storedCard: string }
  /** The vault surely said no to this card. Trouble of its own is `unknown`, as it may be over a moment later. */
  | { kind: "not-stored"; message: string }
  /** `mayBeStored`: its answer is lost, so the vault may hold the card under a reference that nobody knows. */
  | { kind: "unknown"; reason: string; mayBeStored: boolean };

/** `not-there`: the vault has no such card. With any other answer it may have it still. */
export type CardRemoval = { kind: "removed" | "not-there" } | { kind: "unknown"; reason: string };

/** `expiry` is `YYYY-MM`, the last month in which the card is good; `ending` its last four digits. */
export type CardLookUp =
  | { kind: "found"; expiry: string | null; ending: string | null }
  | { kind: "unknown"; reason: string };

export type ListedCards =
  | { kind: "found"; cards: { storedCard: string; storedFor: string }[] }
  | { kind: "unknown"; reason: string };

export type MovedSum = { count: number; cents: number };
/** `cardType` is the gateway's own letter, as receipts have it. A correction takes back a purchase that stays counted. */
export type CardTotals = {
  cardType: string;
  purchases: MovedSum;
  refunds: MovedSum;
  corrections: MovedSum;
};
/** `isClosed`: the gateway calls the terminal closed, so that the sums are of a batch that is over; `null` where it does not say. */
export type OpenTotals =
  | { kind: "found"; isClosed: boolean | null; cards: CardTotals[] }
  | { kind: "unknown"; reason: string };

/** How long one call may take: longer than a gateway itself takes to give up. */
export const gatewayTimeoutMs = 40_000;

/** A charge and its vault one after the other, and time to write it down. */
const underWayMs = 2 * gatewayTimeoutMs + 20_000;

/** When a sweep, perhaps of another process, may first ask after what this one begins to send at `now`. */
export const earliestStatusCheck = (now: Date): Date => new Date(now.getTime() + underWayMs);
