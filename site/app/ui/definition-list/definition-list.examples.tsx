import type { Examples } from "~/ui/examples";
import { DefinitionList } from "./definition-list";

const items = [
  { term: "PSA", content: "A protein made by the prostate." },
  { term: "DRE", content: "An examination by finger." },
];

export const definitionListExamples: Examples = {
  title: "Definitions",
  examples: {
    plain: () => <DefinitionList items={items} />,
    "opening one by one": () => <DefinitionList expandable items={items} />,
  },
};
