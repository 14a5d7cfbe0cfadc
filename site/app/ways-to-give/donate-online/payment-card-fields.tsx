import { adminNoteLength } from "@pcf/contract/constants";
import type { DonationSettings } from "@pcf/contract/donation/donation-settings";
import { cardBrand, cardDigits } from "@pcf/contract/donation/payment-card";
import type { RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { TextField } from "~/ui/field/text-field";
import { TextareaField } from "~/ui/field/textarea-field";
import { cardWords, ExpiryBoxes, formatInPlace } from "../card-boxes";
import { HostedFrame } from "../hosted-card";
import { donateOnlineCopy } from "./donate-online-copy";
import type { PaymentCardEntry } from "./payment-card-entry";

const copy = donateOnlineCopy.paymentCard;

type CardFieldsProps = {
  card: UseFormReturn<PaymentCardEntry>;
  settings: DonationSettings;
  hostedFrame: RefObject<HTMLIFrameElement | null>;
  hostedError: string | undefined;
  now: Date;
};

/** The card: our own boxes, or the gateway's frame in their place. */
export function PaymentCardFields({ card, settings, hostedFrame, hostedError, now }: CardFieldsProps) {
  const { formState } = card;
  const error = (name: keyof PaymentCardEntry) => formState.errors[name]?.message;
  return (
    <>
      {settings.hostedCardFields ? (
        <HostedFrame
          fields={settings.hostedCardFields}
          cvd={settings.cvd}
          frame={hostedFrame}
          error={hostedError}
        />
      ) : (
        <NumberField card={card} />
      )}
      <TextField
        label={cardWords.name}
        autoComplete="cc-name"
        error={error("card_name")}
        {...paymentCardField(card, "card_name")}
      />
      {!settings.hostedCardFields && (
        <>
          <ExpiryBoxes
            now={now}
            month={{ error: error("expiry_month"), ...paymentCardField(card, "expiry_month") }}
            year={{ error: error("expiry_year"), ...paymentCardField(card, "expiry_year") }}
          />
          {settings.cvd && (
            <TextField
              label={cardWords.cvd}
              hint={cardWords.cvdHint}
              inputMode="numeric"
              autoComplete="cc-csc"
              maxLength={4}
              width="short"
              error={error("card_cvd")}
              {...paymentCardField(card, "card_cvd")}
            />
          )}
        </>
      )}
      {settings.staff && (
        <TextareaField
          label={copy.officeNote}
          hint={copy.officeNoteHint}
          optional
          limit={adminNoteLength}
          rows={3}
          {...paymentCardField(card, "adminonly")}
        />
      )}
    </>
  );
}

/** A field of the card, whose error goes as soon as it is changed; the two halves of the expiry are judged as one. */
function paymentCardField<Name extends keyof PaymentCardEntry>(
  card: UseFormReturn<PaymentCardEntry>,
  name: Name,
) {
  const judged: (keyof PaymentCardEntry)[] = name.startsWith("expiry_")
    ? ["expiry_month", "expiry_year"]
    : [name];
  return card.register(name, { onChange: () => card.clearErrors(judged) });
}

function NumberField({ card }: Pick<CardFieldsProps, "card">) {
  const number = paymentCardField(card, "card_number");
  const brand = cardBrand(cardDigits(card.getValues("card_number")));
  return (
    <div className="card-number">
      <TextField
        label={cardWords.number}
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        error={card.formState.errors.card_number?.message}
        {...number}
        onChange={(event) => {
          formatInPlace(event.currentTarget);
          return number.onChange(event);
        }}
      />
      <p className="card-brand" aria-live="polite">
        {brand}
      </p>
    </div>
  );
}
