import { amountText, formatAmount } from "@pcf/contract/donation/amount";
import { acts, type GiftsPage, type OwnMonthlyGift } from "@pcf/contract/donation/my-gifts";
import { longDay } from "@pcf/contract/long-day";
import { myGiftsCopy } from "./my-gifts-copy";
import { SentForm } from "./sent-form";
import { TypedField } from "./typed-field";

const copy = myGiftsCopy.gifts.monthly;

type MonthlyGiftProps = {
  gift: OwnMonthlyGift;
  /** A form about a monthly gift in which something has to be mended. */
  asked: GiftsPage["asked"];
};

/** A monthly gift: how it stands, when it is charged next, and the ways to change it. */
export function MonthlyGift({ gift, asked }: MonthlyGiftProps) {
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
        <>
          <ChangeAmount gift={gift} asked={asked} />
          <details className="my-gifts-change">
            <summary>{copy.stop}</summary>
            <SentForm act={acts.stop} button={copy.stopNow} look={{ variant: "secondary" }}>
              <input type="hidden" name="reference" value={gift.reference} />
              <p>{copy.sure}</p>
            </SentForm>
          </details>
        </>
      )}
    </section>
  );
}

function ChangeAmount({ gift, asked }: MonthlyGiftProps) {
  const { reference, amountCents, nextDay } = gift;
  const wrong = asked?.reference === reference && asked.act === acts.amount ? asked : null;
  const sent = wrong ?? { typed: { amount: amountText(amountCents) }, wrong: {} };
  return (
    <details className="my-gifts-change" open={wrong !== null}>
      <summary>{copy.change}</summary>
      <SentForm act={acts.amount} button={copy.changeNow} look={{ variant: "secondary" }}>
        <input type="hidden" name="reference" value={reference} />
        <TypedField
          sent={sent}
          name="amount"
          id={`amount-${reference}`}
          label={copy.amount}
          hint={copy.amountAbout(nextDay && longDay(nextDay))}
          prefix="$"
          width="short"
          inputMode="decimal"
          autoComplete="off"
        />
      </SentForm>
    </details>
  );
}
