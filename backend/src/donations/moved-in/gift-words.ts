/*
 * Words that former systems have for how a gift stands, what kind it is and whether it was a test. They are compared in small
 * letters, without accents, signs and blanks.
 */

/** A word as it is compared. */
export const bare = (word: string): string =>
  word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const words = <Meaning extends string>(known: Record<Meaning, string>): ReadonlyMap<string, Meaning> =>
  new Map(
    Object.entries<string>(known).flatMap(([meaning, list]) =>
      list.split(" ").map((word) => [word, meaning as Meaning] as const),
    ),
  );

export const statuses = ["taken", "refunded", "failed", "pending", "ended"] as const;
export type Status = (typeof statuses)[number];

/** `ended` are promises that run no more, and gifts that were given up before anything was taken. */
export const statusWords = words<Status>({
  taken:
    "taken complete completed publish published paid approved approve success successful succeeded settled received processed captured posted cleared deposited renewal givesubscription active running current ok yes given complet complete paye recu reussi",
  refunded:
    "refunded refund partiallyrefunded partialrefund reversed reversal chargeback chargedback disputed returned nsf bounced rembourse",
  failed: "failed failure fail declined decline error rejected refused denied unpaid echoue refuse",
  pending:
    "pending processing preapproval preapproved open draft onhold hold authorized authorised incomplete waiting scheduled enattente",
  ended:
    "cancelled canceled cancel abandoned revoked expired void voided stopped ended lapsed suspended paused deleted trash inactive completedsubscription annule",
});

export const kinds = ["single", "instalment", "promise"] as const;
export type Kind = (typeof kinds)[number];

/** Words of gifts that were taken once, of one month of a monthly gift, and of the promise to go on each month. */
export const kindWords = words<Kind>({
  single:
    "single singlegift once onetime onetimegift onetimedonation onceoff gift donation g unique donunique",
  instalment:
    "instalment installment renewal recurring recurringpayment recurringdonation recurringgift subscriptionpayment monthlypayment monthlyinstalment monthlyinstallment pledgepayment p mensualite",
  promise:
    "promise monthlypromise pledge subscription activesubscription recurringplan recurringprofile monthlyplan engagement",
});

export const yesWords = words<"yes" | "no">({
  yes: "yes y true 1 x test sandbox oui vrai demo anonymous anonyme",
  no: "no n false 0 live production real non faux nottest notanonymous",
});
