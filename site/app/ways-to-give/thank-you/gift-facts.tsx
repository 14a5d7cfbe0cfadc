import { bankTimeZone } from "@pcf/contract/constants";
import { formatAmount } from "@pcf/contract/donation/amount";
import type { DonationOutcome } from "@pcf/contract/donation/outcome";
import { dateFormat } from "@pcf/contract/formats";
import { longDay } from "@pcf/contract/long-day";
import { givingUrls, withGift } from "@pcf/contract/urls";
import { useSite } from "~/content/site";
import { Alert } from "~/ui/alert/alert";
import { ButtonLink } from "~/ui/button/button";
import { useReceiptMinimum, wholeDollars } from "../amounts";
import { givingEmail } from "../company-contact";
import { useGiftLink } from "../gift-link";
import { GivingFacts } from "../giving-facts";
import { thankYouCopy as copy } from "./thank-you-copy";

/** What was given, and what follows. */
export function GiftFacts({ outcome }: { outcome: DonationOutcome }) {
  const monthly = outcome.monthly;
  const amount = formatAmount((monthly ?? outcome).amountCents);
  const facts: [string, string][] = [
    [copy.facts.amount, monthly ? copy.facts.monthlyAmount(amount) : amount],
    ...(isPartlyBack(outcome)
      ? ([
          [copy.facts.refunded, formatAmount(outcome.refundedCents)],
          [copy.facts.remaining, remaining(outcome)],
        ] satisfies [string, string][])
      : []),
    ...(monthly ? [[copy.facts.first, longDay(monthly.firstBillingDay)] as [string, string]] : []),
    [copy.facts.area, outcome.donationArea],
    [monthly ? copy.facts.setUpOn : copy.facts.date, longMoment(outcome.givenAt)],
    [copy.facts.reference, outcome.result.id],
  ];
  return (
    <>
      {outcome.state === "refunded" ? (
        <Alert tone="warn">{copy.refunded}</Alert>
      ) : (
        <p className="lead">{thanks(outcome)}</p>
      )}
      <GivingFacts facts={facts} />
      {outcome.state === "approved" && <NextSteps outcome={outcome} />}
    </>
  );
}

/** A part was refunded. Of a gift that was refunded whole the page says so above. */
const isPartlyBack = ({ state, refundedCents }: DonationOutcome) => state === "approved" && refundedCents > 0;

const remaining = ({ amountCents, refundedCents }: DonationOutcome) =>
  formatAmount(amountCents - refundedCents);

/** What is known, in one sentence: a receipt is named only where one is expected or there, and is of the whole gift. */
function thanks(outcome: DonationOutcome) {
  const { monthly, donorFirstName: name, receipt, receiptExpected } = outcome;
  if (monthly)
    return monthly.charged || monthly.standing === "stopped"
      ? copy.thanksWhenCharged(name)
      : copy.thanksForMonthly(name);
  const amount = wholeDollars(outcome.amountCents);
  if (!receiptExpected || isPartlyBack(outcome)) return copy.thanks(name, amount);
  if (!receipt) return copy.thanksReceiptComing(name, amount);
  return receipt.status === "issued" ? copy.thanksReceiptReady(name, amount) : copy.thanks(name, amount);
}

/** When the card is charged, by its status today: the page may be opened again for months. */
function whenCharged({ standing, charged, goesOn, nextDay }: NonNullable<DonationOutcome["monthly"]>) {
  if (standing === "paused" && goesOn) return copy.pausedUntil(longDay(goesOn));
  if (standing !== "running") return copy[standing];
  return charged ? copy.goesOn(longDay(nextDay)) : copy.notYet(longDay(nextDay));
}

/**
 * A moment (ISO) as a day and time on the bank's clock, with its name: the day that the receipt says, also where the
 * reader's own calendar is still on the day before.
 */
function longMoment(iso: string): string {
  return dateFormat({
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: bankTimeZone,
  }).format(new Date(iso));
}

function whatIsMailed(outcome: DonationOutcome, minimum: string) {
  const { donorEmail: email, monthly, receiptExpected } = outcome;
  if (monthly) return copy.setUpMailed(email);
  if (!receiptExpected) return copy.acknowledged(email, minimum);
  return isPartlyBack(outcome) ? copy.receiptOfRest(remaining(outcome), email) : copy.receiptMailed(email);
}

function NextSteps({ outcome }: { outcome: DonationOutcome }) {
  const { monthly, receiptExpected, card } = outcome;
  const office = givingEmail(useSite().company);
  const minimum = useReceiptMinimum();
  const { token } = useGiftLink();
  return (
    <>
      <h2>{copy.next}</h2>
      <ul className="next-steps dashed">
        {monthly && <li>{whenCharged(monthly)}</li>}
        {!monthly?.charged && <li>{whatIsMailed(outcome, minimum.amount)}</li>}
        {monthly && <li>{copy.yearlyReceipt(minimum.amount)}</li>}
        {monthly && monthly.standing !== "stopped" && (
          <li>
            {copy.stop} <a href={givingUrls.myGifts}>{copy.stopPage}</a>, {copy.stopMail}{" "}
            <a href={office.href}>{office.value}</a>.
          </li>
        )}
        {card !== "none" && <li>{copy[card]}</li>}
      </ul>
      {receiptExpected && (
        <div className="giving-actions">
          <ButtonLink href={withGift(givingUrls.receipt, token)}>{copy.receiptLink}</ButtonLink>
        </div>
      )}
    </>
  );
}
