import type { Examples } from "~/ui/examples";
import { Accordion, DefinitionList } from "./accordion";

export const accordionExamples: Examples = {
  title: "Accordion",
  examples: {
    "one at a time": () => (
      <Accordion
        exclusive
        items={[
          { title: "What is a PSA test?", content: <p>A blood test.</p> },
          { title: "Does a high PSA always mean cancer?", content: <p>No. Many things can raise it.</p> },
        ]}
      />
    ),
    "several open at once, one with a long title": () => (
      <Accordion
        items={[
          {
            title: "Financial help and resources for people who travel far from home for radiation treatment",
            content: (
              <ul>
                <li>Ask the social worker of the hospital.</li>
                <li>
                  See <a href="/get-support">what we offer</a>.
                </li>
              </ul>
            ),
          },
          { title: "Advance planning", content: <p>A short text.</p> },
        ]}
      />
    ),
  },
};

const terms = [
  { term: "PSA", content: "A protein made by the prostate." },
  { term: "DRE", content: "An examination by finger." },
];

export const definitionListExamples: Examples = {
  title: "Definitions",
  examples: {
    plain: () => <DefinitionList items={terms} />,
    "opening one by one": () => <DefinitionList expandable items={terms} />,
  },
};
