import type { ReactNode } from "react";
import { Accordion } from "~/ui/accordion/accordion";

type DefinitionListProps = {
  items: readonly { term: string; content: ReactNode }[];
  /** Each term opens by itself; for long explanations. */
  expandable?: boolean;
};

/** Terms with what they mean. */
export function DefinitionList({ items, expandable }: DefinitionListProps) {
  if (expandable) return <Accordion items={items.map(({ term, content }) => ({ title: term, content }))} />;
  return (
    <dl className="definitions">
      {items.map(({ term, content }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
