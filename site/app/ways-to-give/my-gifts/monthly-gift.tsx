import { amountText, formatAmount } from "@pcf/contract/donation/amount";
import type { CardEntry } from "@pcf/contract/donation/donation-settings";
import { acts, type GiftsPage, type OwnMonthlyGift } from "@pcf/contract/donation/my-gifts";
import { longDay } from "@pcf/contract/long-day";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { GivingFacts } from "../giving-facts";
import { ActionForm, TypedField } from "./action-form";
import { ChangeCard } from "./change-card";
import { myGiftsCopy } from "./my-gifts-copy";
import { ReceiptAddressForm } from "./receipt-address-form";

const copy = myGiftsCopy.gifts.monthly;

type MonthlyGiftProps = {
  gift: OwnMonthlyGift;
  entry: CardEntry;
  /** A form about a monthly gift in which something has to be fixed. */
  asked: GiftsPage["asked"];
};

/** A monthly gift: its status, when it is charged next, and the ways to change it. */
export function MonthlyGift({ gift, entry, asked }: MonthlyGiftProps) {
  const facts: [string, string][] = [
    [copy.status, copy.states[statusOf(gift)]],
    ...(gift.nextDay ? [[copy.next, longDay(gift.nextDay)] as [string, string]] : []),
    ...(gift.card ? [[copy.card.title, wordsOfCard(gift.card)] as [string, string]] : []),
    [copy.area, gift.area],
    ...(gift.receiptsTo
      ? [
          [copy.receipts.title, [gift.receiptsTo.name, ...gift.receiptsTo.address].join(", ")] as [
            string,
            string,
          ],
        ]
      : []),
    [copy.reference, gift.reference],
  ];
  return (
    <section>
      <h2>{copy.title(formatAmount(gift.amountCents))}</h2>
      <GivingFacts facts={facts} />
      {gift.state !== "stopped" && (
        <>
          <ChangeAmount gift={gift} asked={asked} />
          <ChangeCard gift={gift} entry={entry} asked={asked} />
          <Pause gift={gift} />
        </>
      )}
      {gift.receiptsTo && (
        <ReceiptAddressForm reference={gift.reference} typed={gift.receiptsTo.typed} asked={asked} />
      )}
      {gift.state !== "stopped" && (
        <details className="my-gifts-change">
          <summary>{copy.stop}</summary>
          <ActionForm act={acts.stop} button={copy.stopNow} look={{ variant: "secondary" }}>
            <input type="hidden" name="reference" value={gift.reference} />
            <p>{copy.sure}</p>
          </ActionForm>
        </details>
      )}
    </section>
  );
}

function statusOf({ state, nextDay, waitsForCard, hasNoCard }: OwnMonthlyGift): keyof typeof copy.states {
  if (state !== "paused") return state;
  if (nextDay) return "pausing";
  if (hasNoCard) return "noCard";
  return waitsForCard ? "waiting" : "paused";
}

const wordsOfCard = ({ ending, lastMonth }: NonNullable<OwnMonthlyGift["card"]>) =>
  [ending && copy.card.ending(ending), lastMonth && copy.card.until(lastMonth)].filter(Boolean).join(", ");

function ChangeAmount({ gift, asked }: Pick<MonthlyGiftProps, "gift" | "asked">) {
  const { reference, amountCents, nextDay } = gift;
  const wrong = asked?.reference === reference && asked.act === acts.amount ? asked : null;
  const sent = wrong ?? { typed: { amount: amountText(amountCents) }, wrong: {} };
  return (
    <details className="my-gifts-change" open={wrong !== null}>
      <summary>{copy.change}</summary>
      <ActionForm act={acts.amount} button={copy.changeNow} look={{ variant: "secondary" }}>
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
      </ActionForm>
    </details>
  );
}

/** A pause that ends by itself, or the way to end it before that. One that staff or the bank's answers began is not ended here. */
function Pause({ gift: { reference, state, nextDay, afterPause } }: Pick<MonthlyGiftProps, "gift">) {
  const hidden = <input type="hidden" name="reference" value={reference} />;
  if (state === "paused" && nextDay)
    return (
      <details className="my-gifts-change">
        <summary>{copy.resume}</summary>
        <ActionForm act={acts.resume} button={copy.resumeNow} look={{ variant: "secondary" }}>
          {hidden}
          <p>{copy.resumeAbout}</p>
        </ActionForm>
      </details>
    );
  if (afterPause.length === 0) return null;
  const options = afterPause.map((day, index) => ({
    value: String(index + 1),
    label: copy.months(index + 1),
    text: copy.goesOn(longDay(day)),
  }));
  return (
    <details className="my-gifts-change">
      <summary>{copy.pause}</summary>
      <ActionForm act={acts.pause} button={copy.pauseNow} look={{ variant: "secondary" }}>
        {hidden}
        <ChoiceGroup
          legend={copy.pauseLegend}
          hint={copy.pauseHint}
          name="months"
          id={`months-${reference}`}
          options={options}
          defaultValues={["1"]}
        />
      </ActionForm>
    </details>
  );
}
