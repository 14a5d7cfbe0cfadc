import { tributeKinds } from "@pcf/contract/choices";
import { nameAsSender, namesInForm } from "@pcf/contract/donation/donor-name";
import {
  type EcardDesign,
  ecardColours,
  ecardDesigns,
  ecardOccasion,
  ecardReason,
  ecardSender,
  ecardSentence,
  ecardSignature,
} from "@pcf/contract/donation/ecards";
import { type DonationDraft, isMonthly } from "@pcf/contract/donation/form";
import { fullName } from "@pcf/contract/typed-name";
import type { CSSProperties } from "react";
import { donateOnlineCopy } from "./donate-online-copy";
import { ecardPicture } from "./ecard-pictures";

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
export function EcardPreview({ values, foundation }: { values: DonationDraft; foundation: string }) {
  const design = ecardDesigns[Number(values.e_card_image)] ?? ecardDesigns[0];
  if (!design) return null;
  const sender =
    ecardSender({
      onCard: values.h_name_on_card,
      onBehalfOf: values.h_sent_behalf,
      donor: nameAsSender(namesInForm(values)),
    }) || copy.yourName;
  const sentence = ecardSentence({
    monthly: isMonthly(values),
    tributeKind: tributeKinds.find((kind) => kind === values.gift_kind) ?? "Gift in Honour",
    honoureeName: fullName(values.h_title, values.h_fname, values.h_lname) || copy.theirName,
    senderName: sender,
    occasion: ecardOccasion(values.h_occasion, values.h_occasion_other),
    foundation,
  });
  return (
    <figure className="ecard-preview">
      <figcaption className="field-label">{copy.preview}</figcaption>
      <div className="ecard" style={coloursOf(design)}>
        <div className="ecard-paper">
          <img src={ecardPicture(design)} alt={design.alt} width={800} height={533} />
          <p className="ecard-greeting">{design.greeting}</p>
          <div className="ecard-words">
            {values.e_card_message.trim() && <p className="ecard-message">{values.e_card_message.trim()}</p>}
            <p>{sentence}</p>
            <p>
              <span className="ecard-signature">{ecardSignature}</span>
              <span className="ecard-sender">{sender}</span>
            </p>
          </div>
          <p className="ecard-reason">{ecardReason(foundation, sender)}</p>
        </div>
      </div>
    </figure>
  );
}
