import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  type EcardFacts,
  ecardColours,
  ecardDesigns,
  ecardReason,
  ecardSentence,
  ecardSignature,
} from "@pcf/contract/donation/ecards";
import { createElement as h } from "react";
import { Body, Container, Html, Img, Preview, Section, Text } from "react-email";
import { readCompany } from "../../../company.ts";
import { projectRoot } from "../../../project-root.ts";
import type { MailAttachment } from "../../mail.ts";
import { look } from "../look.ts";
import { lightHead } from "../mail-parts.ts";
import { renderMail } from "../render-mail.ts";

const ecardPictureFolder = path.join(projectRoot, "backend/ecards");

type Ecard = Omit<EcardFacts, "foundation"> & { image: number; subject: string; message: string };

const words = (style: object) => ({
  fontFamily: look.sans,
  fontSize: "18px",
  lineHeight: "29px",
  color: ecardColours.text,
  margin: "0 0 18px",
  ...style,
});

/** The card: picture, greeting, the giver's words and name. The picture travels with the mail, so that it is seen at once. */
export async function ecardMail(card: Ecard) {
  const company = readCompany();
  const design = ecardDesigns[card.image];
  if (!design) throw new Error(`There is no e-card design ${card.image}`);
  const colours = ecardColours[design.tone];
  const sentence = ecardSentence({ ...card, foundation: company.name });
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
          h(
            Text,
            { style: words({ fontSize: "14px", lineHeight: "21px", color: look.soft, margin: 0 }) },
            ecardReason(company.name, card.senderName),
          ),
        ),
      ),
    ),
  );
  return { ...(await renderMail(card.subject, element)), attachments: [attachment] };
}
