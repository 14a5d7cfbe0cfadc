import { donationPresetsCents } from "@pcf/contract/constants";
import { isMonthly } from "@pcf/contract/donation/form";
import { type GivingImpact, impactField } from "@pcf/contract/donation/giving-impact";
import { donationMessages } from "@pcf/contract/donation/messages";
import { nextBillingDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import { Alert } from "~/ui/alert/alert";
import { RadioCards } from "~/ui/field/choice-group";
import { SelectField } from "~/ui/field/select-field";
import { TextField } from "~/ui/field/text-field";
import { useReceiptMinimum, wholeDollars } from "../amounts";
import { donateOnlineCopy } from "./donate-online-copy";
import type { StepProps } from "./form-steps";

const copy = donateOnlineCopy.amount;
const presets = (impact: GivingImpact | null | undefined) =>
  donationPresetsCents.map((cents) => ({
    value: String(cents / 100),
    label: wholeDollars(cents),
    text: impact?.[impactField(cents)],
  }));

/** Step 0: how often, how much, for what. A preset and another amount exclude each other. */
export function StepAmount({ form, choices, now, phone, values }: StepProps) {
  const { register, setValue, clearErrors } = form;
  const minimum = useReceiptMinimum();
  const error = form.formState.errors.otherAmount?.message;
  const either = (other: "selectAmount" | "otherAmount") => ({
    onChange: () => {
      setValue(other, "");
      clearErrors("otherAmount");
    },
  });
  return (
    <>
      <RadioCards
        legend={copy.type}
        name="donation_type"
        options={[
          { value: "single", label: copy.single },
          { value: "monthly", label: copy.monthly, text: copy.monthlyText },
        ]}
        defaultValues={[values.donation_type]}
        inputProps={register("donation_type")}
      />
      <div aria-live="polite">
        {isMonthly(values) && (
          <p className="gift-note">{copy.monthlyNote(longDay(nextBillingDay(now)), minimum.amount)}</p>
        )}
      </div>
      <RadioCards
        legend={copy.amount}
        name="selectAmount"
        look="tiles"
        options={presets(choices.impact)}
        defaultValues={[values.selectAmount]}
        inputProps={register("selectAmount", either("otherAmount"))}
      />
      <TextField
        label={copy.other}
        inputMode="decimal"
        autoComplete="off"
        prefix="$"
        width="medium"
        hint={copy.receiptFrom(minimum.amount)}
        error={error}
        {...register("otherAmount", either("selectAmount"))}
      />
      {error === donationMessages.amountTooLarge && (
        <Alert>
          <p>
            {copy.tooLarge} <a href={phone.href}>{phone.value}</a>.
          </p>
        </Alert>
      )}
      <SelectField
        label={copy.area}
        width="long"
        options={choices.areas}
        error={form.formState.errors.donation_area?.message}
        {...register("donation_area")}
      />
    </>
  );
}
