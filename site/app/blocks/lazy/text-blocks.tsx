import { type BlockProps, BlockTitle } from "~/blocks/block";
import { DefinitionList } from "~/ui/accordion/accordion";
import { Prose, Quote } from "~/ui/prose/prose";
import { Table } from "~/ui/table/table";
import { Numbers } from "./numbers";

export function QuoteBlock({ block }: BlockProps<"quote">) {
  return <Quote text={block.text} attribution={block.attribution} />;
}

export function DefinitionListBlock({ block }: BlockProps<"definitionList">) {
  const items = block.items.map(({ term, html }) => ({ term, content: <Prose html={html} /> }));
  return (
    <section className="block-column" aria-labelledby={block.headingId}>
      <BlockTitle id={block.headingId} title={block.title} />
      {block.numbers && !block.expandable ? (
        <Numbers items={items} />
      ) : (
        <DefinitionList expandable={block.expandable ?? false} items={items} />
      )}
    </section>
  );
}

export function TableBlock({ block }: BlockProps<"table">) {
  return (
    <Table
      caption={block.caption}
      columns={block.columns.map(({ text }) => text)}
      rows={block.rows.map(({ cells }) => cells.map(({ text }) => text))}
      note={block.note}
    />
  );
}
