import { Accordion } from "~/ui/accordion/accordion";
import { Prose } from "~/ui/prose/prose";
import type { BlockProps } from "./block-props";
import { BlockTitle } from "./block-title";

export function AccordionBlock({ block }: BlockProps<"accordion">) {
  return (
    <section className="block-column" aria-labelledby={block.headingId}>
      <BlockTitle id={block.headingId} title={block.title} />
      <Accordion
        level={block.title ? 3 : 2}
        items={block.items.map(({ title, html }) => ({ title, content: <Prose html={html} /> }))}
      />
    </section>
  );
}
