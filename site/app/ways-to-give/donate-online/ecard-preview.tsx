import { tributeKinds } from "@pcf/contract/choices";
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
import { donationsHelp } from "../company-contact";
import { donateOnlineCopy } from "./donate-online-copy";
import { ecardPicture } from "./ecard-pictures";
import type { StepProps } from "./step-props";

const copy = donateOnlineCopy.tribute;

/** The colours of the mail, whatever the reader's theme, for `ecard.css`. */
const coloursOf = ({ tone }: EcardDesign) => {
  const { night, day, ...card } = ecardColours;
  const { panel, greeting } = { night, day }[tone];
  return Object.fromEntries(
    Object.entries({ ...card, panel, greeting }).map(([name, colour]) => [`--ecard-${name}`, colour]),
  ) as CSSProperties;
};

/** The e-card as it arrives: the same words and design as the mail. */
export function EcardPreview({ values, company }: Pick<StepProps, "values" | "company">) {
  const design = ecardDesigns[Number(values.e_card_image)] ?? ecardDesigns[0];
  if (!design) return null;
  const foundation = company.name;
  const donor = nameAsSender(namesInForm(values)) || copy.yourName;
  const sender = ecardSender({ onCard: values.h_name_on_card, onBehalfOf: values.h_sent_behalf, donor });
  const tributeKind = tributeKinds.find((kind) => kind === values.gift_kind) ?? "Gift in Honour";
  const honoureeName = fullName(values.h_title, values.h_fname, values.h_lname) || copy.theirName;
  const subject = ecardSubject({ tributeKind, honouree: honoureeName, foundation });
  const help = donationsHelp(company);
  const sentence = ecardSentence({
    monthly: isMonthly(values),
    tributeKind,
    honoureeName,
    senderName: sender,
    occasion: ecardOccasion(values.h_occasion, values.h_occasion_other),
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
