import type { Examples } from "~/ui/examples";
import { MailLink } from "./contact-link";
import { TextLink } from "./text-link";

export const textLinkExamples: Examples = {
  title: "Link",
  examples: {
    "inside, outside, file, mail": () => (
      <p>
        <TextLink href="/news">Inside</TextLink>,{" "}
        <TextLink href="https://example.ca">another website</TextLink>,{" "}
        <TextLink href="/media/report.pdf" file="PDF, 1.2 MB">
          a report
        </TextLink>
        , <MailLink address="a.long.address.of.an.office@foundation.example" />
      </p>
    ),
  },
};
