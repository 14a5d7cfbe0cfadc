import { formatAmount } from "@pcf/contract/donation/amount";
import { acts, type OwnMonthlyGift } from "@pcf/contract/donation/my-gifts";
import { longDay } from "@pcf/contract/long-day";
import { myGiftsCopy } from "./my-gifts-copy";
import { SentForm } from "./sent-form";

const copy = myGiftsCopy.gifts.monthly;

/** A monthly gift: how it stands, when it is charged next, and the way to end it, which asks once more. */
export function MonthlyGift({ gift }: { gift: OwnMonthlyGift }) {
  const facts: [string, string][] = [
    [copy.stands, copy.states[gift.state]],
    ...(gift.nextDay ? [[copy.next, longDay(gift.nextDay)] as [string, string]] : []),
    [copy.area, gift.area],
    [copy.reference, gift.reference],
  ];
  return (
    <section>
      <h2>{copy.title(formatAmount(gift.amountCents))}</h2>
      <dl className="facts">
        {facts.map(([what, says]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      {gift.state !== "stopped" && (
        <details className="my-gifts-stop">
          <summary>{copy.stop}</summary>
          <SentForm act={acts.stop} button={copy.stopNow} look={{ variant: "secondary" }}>
            <input type="hidden" name="reference" value={gift.reference} />
            <p>{copy.sure}</p>
          </SentForm>
        </details>
      )}
    </section>
  );
}
