import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  type EcardFacts,
  ecardColours,
  ecardDesigns,
  ecardNoMore,
  ecardReason,
  ecardReport,
  ecardSentence,
  ecardSignature,
  ecardSubject,
} from "@pcf/contract/donation/ecards";
import { withoutAddresses } from "@pcf/contract/donation/words-for-others";
import { createElement as h } from "react";
import { Body, Container, Html, Img, Link, Preview, Section, Text } from "react-email";
import { nameInMail } from "../../mail/greeting-name.ts";
import type { MailAttachment } from "../../mail/mail.ts";
import { lightHead, look } from "../../mail/mail-parts.ts";
import { renderMail } from "../../mail/render-mail.ts";
import { companyContact, readCompany } from "../../platform/company.ts";
import { projectRoot } from "../../project-root.ts";

const ecardPictureFolder = path.join(projectRoot, "backend/ecards");

type Ecard = Omit<EcardFacts, "foundation" | "honoureeName"> & {
  image: number;
  /** The donor's own subject, which stands within the card. */
  subject: string;
  message: string;
  /** Title, first name and last name of whom the gift honours. */
  honouree: readonly string[];
  /** Who gave, whatever name stands below the message. */
  donor: string;
  /** Where the recipient refuses further cards. */
  refusalUrl: string;
};

const words = (style: object) => ({
  fontFamily: look.sans,
  fontSize: "18px",
  lineHeight: "29px",
  color: ecardColours.text,
  margin: "0 0 18px",
  ...style,
});

const small = words({ fontSize: "14px", lineHeight: "21px", color: look.soft, margin: "0 0 10px" });

/**
 * The card: picture, greeting, the giver's words and name. The picture travels with the mail, so that it is seen at once. What
 * strangers have typed is cleaned of addresses once more: older gifts were taken before the form refused them.
 */
export async function ecardMail({ donor, refusalUrl, ...typed }: Ecard) {
  const company = readCompany();
  const honouree = nameInMail(...typed.honouree);
  const card = {
    ...typed,
    subject: withoutAddresses(typed.subject),
    message: withoutAddresses(typed.message),
    honoureeName: honouree || withoutAddresses(typed.honouree.filter(Boolean).join(" ")),
    senderName: withoutAddresses(typed.senderName),
    occasion: withoutAddresses(typed.occasion),
  };
  const { name: foundation } = company;
  const design = ecardDesigns[card.image];
  if (!design) throw new Error(`There is no e-card design ${card.image}`);
  const colours = ecardColours[design.tone];
  const sentence = ecardSentence({ ...card, foundation });
  const attachment: MailAttachment = {
    filename: design.file,
    contentType: "image/jpeg",
    contentId: "ecard",
    content: await readFile(path.join(ecardPictureFolder, design.file)),
  };
  const element = h(
    Html,
    { lang: "en-CA" },
    lightHead(),
    h(Preview, null, sentence),
    h(
      Body,
      { style: { backgroundColor: ecardColours.surround, margin: 0, padding: "24px 12px" } },
      h(
        Container,
        { style: { maxWidth: "600px", width: "100%", backgroundColor: ecardColours.paper } },
        h(Img, {
          src: "cid:ecard",
          alt: design.alt,
          width: "600",
          style: { display: "block", width: "100%", height: "auto" },
        }),
        h(
          Section,
          { style: { backgroundColor: colours.panel, padding: "26px 28px", textAlign: "center" } },
          h(
            Text,
            {
              style: {
                fontFamily: look.serif,
                fontSize: "34px",
                lineHeight: "42px",
                color: colours.greeting,
                margin: 0,
              },
            },
            design.greeting,
          ),
        ),
        h(
          Section,
          { style: { padding: "30px 34px 14px" } },
          card.subject ? h(Text, { style: words({ fontWeight: 600 }) }, card.subject) : null,
          card.message ? h(Text, { style: words({ whiteSpace: "pre-line" }) }, card.message) : null,
          h(Text, { style: words({}) }, sentence),
          h(Text, { style: words({ color: look.soft, fontSize: "16px", margin: 0 }) }, ecardSignature),
          h(
            Text,
            { style: words({ fontFamily: look.serif, fontSize: "24px", lineHeight: "32px" }) },
            card.senderName,
          ),
        ),
        h(
          Section,
          { style: { borderTop: `1px solid ${look.rule}`, padding: "18px 34px 22px" } },
          h(Text, { style: small }, ecardReason(foundation, withoutAddresses(donor))),
          h(Text, { style: small }, ecardReport(companyContact("givingEmail"), companyContact("telTF"))),
          h(
            Text,
            { style: { ...small, margin: 0 } },
            h(
              Link,
              { href: refusalUrl, style: { color: look.navy, textDecoration: "underline" } },
              ecardNoMore,
            ),
          ),
        ),
      ),
    ),
  );
  const subject = ecardSubject({ tributeKind: card.tributeKind, honouree, foundation });
  return { ...(await renderMail(subject, element)), attachments: [attachment] };
}
