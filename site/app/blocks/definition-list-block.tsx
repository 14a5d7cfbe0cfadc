import { DefinitionList } from "~/ui/definition-list/definition-list";
import { Prose } from "~/ui/prose/prose";
import type { BlockProps } from "./block-props";
import { BlockTitle } from "./block-title";

export default function DefinitionListBlock({ block }: BlockProps<"definitionList">) {
  return (
    <section className="block-column" aria-labelledby={block.headingId}>
      <BlockTitle id={block.headingId} title={block.title} />
      <DefinitionList
        expandable={block.expandable ?? false}
        items={block.items.map(({ term, html }) => ({ term, content: <Prose html={html} /> }))}
      />
    </section>
  );
}
