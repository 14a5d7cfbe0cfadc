import { tributeCardMessageLength } from "@pcf/contract/constants";
import { ecardDesigns } from "@pcf/contract/donation/ecards";
import { TextField } from "~/ui/field/text-field";
import { TextareaField } from "~/ui/field/textarea-field";
import { donateOnlineCopy } from "./donate-online-copy";
import { ecardThumbnail } from "./ecard-pictures";
import { EcardPreview } from "./ecard-preview";
import type { StepProps } from "./step-props";
import { Signature } from "./tribute-letter";
import "./ecard.css";

const copy = donateOnlineCopy.tribute;

/** The card by e-mail: to whom, which design, the message, and how it will look. */
export function TributeEcard({ form, values, company }: StepProps) {
  const { register, formState } = form;
  return (
    <fieldset className="gift-part">
      <legend>{copy.ecardTitle}</legend>
      <TextField
        label={copy.recipientEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        error={formState.errors.e_card_email?.message}
        {...register("e_card_email")}
      />
      <TextField
        label={copy.subject}
        hint={copy.subjectHint}
        maxLength={250}
        autoComplete="off"
        error={formState.errors.e_card_subject?.message}
        {...register("e_card_subject")}
      />
      <fieldset className="field ecard-designs">
        <legend className="field-label">{copy.design}</legend>
        <div className="ecard-choices">
          {ecardDesigns.map((design, index) => (
            <label key={design.file} className="ecard-choice">
              <input
                type="radio"
                value={String(index)}
                id={index === 0 ? "e_card_image" : `e_card_image-${index}`}
                defaultChecked={values.e_card_image === String(index)}
                {...register("e_card_image")}
              />
              <img src={ecardThumbnail(design)} alt="" width={360} height={240} decoding="async" />
              <span>
                {design.greeting}
                <span className="sr-only">. {design.alt}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextareaField
        label={copy.message}
        optional
        hint={copy.messageHint}
        limit={tributeCardMessageLength}
        rows={4}
        defaultValue={form.getValues("e_card_message")}
        error={formState.errors.e_card_message?.message}
        {...register("e_card_message")}
      />
      <Signature form={form} />
      <EcardPreview values={values} company={company} />
    </fieldset>
  );
}
