import type { CardEntry } from "@pcf/contract/donation/donation-settings";
import { donationMessages } from "@pcf/contract/donation/messages";
import { acts, type GiftsPage, type OwnMonthlyGift } from "@pcf/contract/donation/my-gifts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSite } from "~/content/site";
import { Alert } from "~/ui/alert/alert";
import { cardWords, ExpiryBoxes, formatInPlace } from "../card-boxes";
import { tollFree } from "../company-contact";
import { HostedFrame, useHostedCard } from "../hosted-card";
import { ActionForm, TypedField } from "./action-form";
import { myGiftsCopy } from "./my-gifts-copy";

const copy = myGiftsCopy.gifts.monthly.card;

type Sent = Pick<NonNullable<GiftsPage["asked"]>, "typed" | "wrong">;
type ChangeCardProps = {
  gift: Pick<OwnMonthlyGift, "reference" | "cardKey" | "waitsForCard" | "hasNoCard">;
  entry: CardEntry;
  /** A form about a monthly gift in which something has to be fixed. */
  asked: GiftsPage["asked"];
};

/**
 * Gives a monthly gift another card. Our own boxes need no script; those of the payment service do, and are loaded when they are
 * opened.
 */
export function ChangeCard({
  gift: { reference, cardKey, waitsForCard, hasNoCard },
  entry,
  asked,
}: ChangeCardProps) {
  const wrong = asked?.reference === reference && asked.act === acts.card ? asked : null;
  const sent: Sent = wrong ?? { typed: {}, wrong: {} };
  const fields = entry.hostedCardFields;
  const hosted = useHostedCard(fields);
  const token = useRef<HTMLInputElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  // It may have been opened before this script was there to hear of it.
  useEffect(() => setOpened(details.current?.open === true), []);
  const [sending, setSending] = useState(false);
  const [nameMissing, setNameMissing] = useState(false);
  const [trouble, setTrouble] = useState(sent.wrong.hosted_card);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!hosted.active || token.current?.value) return setSending(true);
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const name = form.querySelector<HTMLInputElement>('[name="card_name"]');
    if (name?.value.trim() === "") {
      // Now, and not by the page that comes back: that has lost what was typed into the frame.
      setNameMissing(true);
      return name.focus();
    }
    const { submitter } = event.nativeEvent as SubmitEvent;
    setSending(true);
    setTrouble(undefined);
    hosted.tokenize().then((answer) => {
      if ("message" in answer || !token.current) {
        setSending(false);
        setTrouble("message" in answer ? answer.message : undefined);
        return;
      }
      token.current.value = answer.dataKey;
      form.requestSubmit(submitter);
    });
  };

  return (
    <details
      ref={details}
      className="my-gifts-change"
      open={wrong !== null}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{hasNoCard ? copy.give : copy.change}</summary>
      {fields && <NeedsScript />}
      <ActionForm
        className={fields ? "needs-script" : undefined}
        act={acts.card}
        button={copy.changeNow}
        look={{ variant: "secondary" }}
        onSubmit={submit}
      >
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="card_key" value={cardKey} />
        <p>{hasNoCard ? copy.giveAbout : copy.about}</p>
        {waitsForCard && <p>{copy.goesOn}</p>}
        {fields ? (
          <>
            <input type="hidden" name="data_key" ref={token} />
            {trouble && (
              <Alert tone="warn" role="alert">
                {trouble}
              </Alert>
            )}
            {opened && (
              <HostedFrame id={`card-${reference}`} fields={fields} cvd={entry.cvd} frame={hosted.frame} />
            )}
          </>
        ) : (
          <TypedField
            sent={sent}
            name="card_number"
            id={`card_number-${reference}`}
            label={cardWords.number}
            width="long"
            inputMode="numeric"
            autoComplete="cc-number"
            spellCheck={false}
            onChange={(event) => formatInPlace(event.currentTarget)}
          />
        )}
        <TypedField
          sent={nameMissing ? { ...sent, wrong: { card_name: donationMessages.required } } : sent}
          name="card_name"
          id={`card_name-${reference}`}
          label={cardWords.name}
          width="long"
          autoComplete="cc-name"
          onChange={() => setNameMissing(false)}
        />
        {!fields && <OwnBoxes reference={reference} cvd={entry.cvd} sent={sent} />}
        {sending && <p role="status">{copy.checking}</p>}
      </ActionForm>
    </details>
  );
}

function OwnBoxes({ reference, cvd, sent }: { reference: string; cvd: boolean; sent: Sent }) {
  const [now] = useState(() => new Date());
  const half = (name: "expiry_month" | "expiry_year") => ({
    name,
    id: `${name}-${reference}`,
    defaultValue: sent.typed[name] ?? "",
    error: sent.wrong[name],
  });
  return (
    <>
      <ExpiryBoxes now={now} month={half("expiry_month")} year={half("expiry_year")} />
      {cvd && (
        <TypedField
          sent={sent}
          name="card_cvd"
          id={`card_cvd-${reference}`}
          label={cardWords.cvd}
          hint={cardWords.cvdHint}
          width="short"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
      )}
    </>
  );
}

function NeedsScript() {
  const phone = tollFree(useSite().company);
  return (
    <noscript>
      <p>
        {copy.withoutScript} <a href={phone.href}>{phone.value}</a>
      </p>
    </noscript>
  );
}
