import { tributeCardMessageLength } from "@pcf/contract/constants";
import { TextField } from "~/ui/field/text-field";
import { TextareaField } from "~/ui/field/textarea-field";
import { AddressFields } from "./address-fields";
import { donateOnlineCopy } from "./donate-online-copy";
import type { StepProps } from "./form-steps";

const copy = donateOnlineCopy.tribute;

/** The printed card that the office mails. */
export function TributeLetter({ form, values }: StepProps) {
  const { register, formState } = form;
  return (
    <fieldset className="gift-part">
      <legend>{copy.letterTitle}</legend>
      <TextField
        label={copy.recipientName}
        optional
        autoComplete="off"
        error={formState.errors.h_name?.message}
        {...register("h_name")}
      />
      <AddressFields form={form} values={values} prefix="h" />
      <TextareaField
        label={copy.message}
        optional
        limit={tributeCardMessageLength}
        rows={4}
        defaultValue={form.getValues("h_message")}
        error={formState.errors.h_message?.message}
        {...register("h_message")}
      />
      <Signature form={form} />
    </fieldset>
  );
}

/** Whose name stands on the card. */
export function Signature({ form }: Pick<StepProps, "form">) {
  const { register, formState } = form;
  return (
    <>
      <TextField
        label={copy.nameOnCard}
        optional
        hint={copy.nameOnCardHint}
        autoComplete="off"
        error={formState.errors.h_name_on_card?.message}
        {...register("h_name_on_card")}
      />
      <TextField
        label={copy.onBehalf}
        optional
        hint={copy.onBehalfHint}
        autoComplete="off"
        error={formState.errors.h_sent_behalf?.message}
        {...register("h_sent_behalf")}
      />
    </>
  );
}
