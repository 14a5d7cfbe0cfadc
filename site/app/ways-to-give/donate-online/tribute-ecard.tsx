import { tributeKinds } from "@pcf/contract/choices";
import { tributeCardMessageLength } from "@pcf/contract/constants";
import { nameAsSender, namesInForm } from "@pcf/contract/donation/donor-name";
import {
  type EcardDesign,
  ecardColours,
  ecardDesigns,
  ecardNoMore,
  ecardOccasion,
  ecardReason,
  ecardReport,
  ecardSender,
  ecardSentence,
  ecardSignature,
  ecardSubject,
} from "@pcf/contract/donation/ecards";
import { isMonthly } from "@pcf/contract/donation/form";
import { fullName } from "@pcf/contract/typed-name";
import type { CSSProperties } from "react";
import { TextField } from "~/ui/field/text-field";
import { TextareaField } from "~/ui/field/textarea-field";
import { donationsHelp } from "../company-contact";
import { donateOnlineCopy } from "./donate-online-copy";
import type { StepProps } from "./form-steps";
import { Signature } from "./tribute-letter";
import "./ecard.css";

const copy = donateOnlineCopy.tribute;

/** The card by email: to whom, which design, the message, and how it will look. */
export function TributeEcard({ form, choices, values, company }: StepProps) {
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
      <EcardPreview values={values} choices={choices} company={company} />
    </fieldset>
  );
}

/** The colours of the mail, whatever the reader's theme, for `ecard.css`. */
const coloursOf = ({ tone }: EcardDesign) => {
  const { night, day, ...card } = ecardColours;
  const { panel, greeting } = { night, day }[tone];
  return Object.fromEntries(
    Object.entries({ ...card, panel, greeting }).map(([name, colour]) => [`--ecard-${name}`, colour]),
  ) as CSSProperties;
};

/** The e-card as it arrives: the same words and design as the mail. */
function EcardPreview({ values, choices, company }: Pick<StepProps, "values" | "choices" | "company">) {
  const design = ecardDesigns[Number(values.e_card_image)] ?? ecardDesigns[0];
  if (!design) return null;
  const foundation = company.name;
  const donor = nameAsSender(namesInForm(values)) || copy.yourName;
  const sender = ecardSender({ onCard: values.h_name_on_card, onBehalfOf: values.h_sent_behalf, donor });
  const tributeKind = tributeKinds.find((kind) => kind === values.gift_kind) ?? "Gift in Honour";
  const honoureeName = fullName(values.h_title, values.h_fname, values.h_lname) || copy.theirName;
  const subject = ecardSubject({ tributeKind, honouree: honoureeName, foundation });
  const occasion = choices.occasions.find(({ value }) => value === values.h_occasion)?.label;
  const help = donationsHelp(company);
  const sentence = ecardSentence({
    monthly: isMonthly(values),
    tributeKind,
    honoureeName,
    senderName: sender,
    occasion: ecardOccasion(occasion ?? values.h_occasion, values.h_occasion_other),
    foundation,
  });
  return (
    <figure className="ecard-preview">
      <figcaption>
        <span className="field-label">{copy.preview}</span>
        <span className="field-hint">{copy.previewSubject(subject)}</span>
      </figcaption>
      <div className="ecard" style={coloursOf(design)}>
        <div className="ecard-paper">
          <img src={ecardPicture(design)} alt={design.alt} width={800} height={533} />
          <p className="ecard-greeting">{design.greeting}</p>
          <div className="ecard-words">
            {values.e_card_subject.trim() && <p className="ecard-title">{values.e_card_subject.trim()}</p>}
            {values.e_card_message.trim() && <p className="ecard-message">{values.e_card_message.trim()}</p>}
            <p>{sentence}</p>
            <p>
              <span className="ecard-signature">{ecardSignature}</span>
              <span className="ecard-sender">{sender}</span>
            </p>
          </div>
          <div className="ecard-reason">
            <p>{ecardReason(foundation, donor)}</p>
            <p>{ecardReport(help.email.value, help.phone.value)}</p>
            <p>{ecardNoMore}</p>
          </div>
        </div>
      </div>
    </figure>
  );
}

const picture = (design: EcardDesign, width: number) =>
  `/ecards/${design.file.replace(/\.jpg$/, "")}-${width}.webp`;

/** The site's own small copies of the designs, for choosing and for the preview. */
export const ecardThumbnail = (design: EcardDesign) => picture(design, 360);
export const ecardPicture = (design: EcardDesign) => picture(design, 800);
