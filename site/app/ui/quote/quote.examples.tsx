import { Avatar } from "~/ui/avatar/avatar";
import { DefinitionList } from "~/ui/definition-list/definition-list";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { exampleImage } from "~/ui/example-image";
import type { Examples } from "~/ui/examples";
import { Figure } from "~/ui/figure/figure";
import { TextLink } from "~/ui/link/text-link";
import { ShareRow } from "~/ui/share-row/share-row";
import { Tag } from "~/ui/tag/tag";
import { Quote } from "./quote";

export const smallPartExamples: Examples = {
  title: "Quote, figure, definitions, tags, links, sharing, empty state",
  examples: {
    quote: () => <Quote text="A chat over the fence changed everything." attribution="Walter, Kelowna" />,
    figure: () => <Figure image={exampleImage} caption="Two people in a canoe." />,
    definitions: () => (
      <DefinitionList
        items={[
          { term: "PSA", content: "A protein made by the prostate." },
          { term: "DRE", content: "An examination by finger." },
        ]}
      />
    ),
    "tags and avatar": () => (
      <p className="flex items-center gap-4">
        <Avatar name="Maria Lopez" size="small" /> <Tag>Recent</Tag> <Tag tone="sun">New</Tag>{" "}
        <Tag tone="good">Online</Tag>
      </p>
    ),
    links: () => (
      <p>
        <TextLink href="/news">Inside</TextLink>,{" "}
        <TextLink href="https://example.ca">another website</TextLink>,{" "}
        <TextLink href="/media/report.pdf" file="PDF, 1.2 MB">
          a report
        </TextLink>
      </p>
    ),
    sharing: () => (
      <ShareRow
        url="https://example.ca/news/one"
        title="News"
        words={{ label: "Share", email: "E-mail", copy: "Copy link", copied: "Copied", share: "Share…" }}
      />
    ),
    "nothing found": () => (
      <EmptyState spot="search-nothing" title="Nothing found">
        <p>Try other words.</p>
      </EmptyState>
    ),
  },
};
