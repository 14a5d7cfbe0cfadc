import { formatAmount } from "@pcf/contract/donation/amount";
import { nameOnReceipt, namesInForm } from "@pcf/contract/donation/donor-name";
import { chosenAmount, type DonationDraft, isMonthly } from "@pcf/contract/donation/form";
import { nextBillingDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import { fullName } from "@pcf/contract/typed-name";
import { useReceiptMinimum } from "../amounts";
import { donateOnlineCopy } from "./donate-online-copy";
import type { OfferedChoices } from "./draft-values";
import type { Step } from "./form-steps";

const copy = donateOnlineCopy.paymentCard;
type Line = { what: string; says: string; step: Step };

/** What will be charged and sent, each line with the step where it can be changed. */
export function reviewLines(
  values: DonationDraft,
  now: Date,
  { areas, minimum }: { areas: OfferedChoices["areas"]; minimum: ReturnType<typeof useReceiptMinimum> },
): Line[] {
  const { cents } = chosenAmount(values);
  const monthly = isMonthly(values);
  const name = fullName(values.h_title, values.h_fname, values.h_lname);
  const email = values.b_email.trim();
  const receipt = monthly
    ? copy.receiptYearly(email, minimum.amount)
    : (cents ?? 0) >= minimum.cents
      ? copy.receiptTo(email)
      : copy.acknowledgementTo(email, minimum.amount);
  const lines: Line[] = [
    { what: copy.reviewAmount, says: formatAmount(cents ?? 0), step: 0 },
    {
      what: copy.reviewWhen,
      says: monthly ? copy.monthly(longDay(nextBillingDay(now))) : copy.once,
      step: 0,
    },
    {
      what: copy.reviewArea,
      says: areas.find(({ value }) => value === values.donation_area)?.label ?? "",
      step: 0,
    },
  ];
  if (values.gift_kind !== "Gift to the Foundation")
    lines.push({
      what: copy.reviewTribute,
      says: values.gift_kind === "Gift in Memoriam" ? copy.inMemory(name) : copy.inHonour(name),
      step: 1,
    });
  if (values.gift_type === "ecard")
    lines.push({ what: copy.reviewTributeCard, says: copy.ecardTo(values.e_card_email.trim()), step: 1 });
  if (values.gift_type === "letter") {
    const place = [values.h_add, values.h_city].filter(Boolean).join(" ");
    lines.push({ what: copy.reviewTributeCard, says: copy.letterTo(values.h_name.trim() || place), step: 1 });
  }
  lines.push({ what: copy.reviewDonor, says: nameOnReceipt(namesInForm(values)), step: 2 });
  lines.push({ what: copy.reviewReceipt, says: receipt, step: 2 });
  return lines;
}

export function DonationReview({
  values,
  areas,
  now,
  locked,
  open,
}: {
  values: DonationDraft;
  areas: OfferedChoices["areas"];
  now: Date;
  /** A gift is on its way: nothing of it is to be changed now. */
  locked: boolean;
  open: (step: Step) => void;
}) {
  const minimum = useReceiptMinimum();
  return (
    <section className="review" aria-labelledby="review-title">
      <h3 id="review-title">{copy.review}</h3>
      <dl>
        {reviewLines(values, now, { areas, minimum }).map(({ what, says, step }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{says}</dd>
            <dd className="review-change">
              <button
                type="button"
                disabled={locked}
                onClick={() => open(step)}
                aria-label={copy.changeWhat(what)}
              >
                {copy.change}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
