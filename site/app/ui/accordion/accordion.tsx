import { type ReactNode, useId } from "react";

export type AccordionItem = { id?: string; title: string; content: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  exclusive?: boolean;
  level?: 2 | 3 | 4;
};

/** Questions that open one by one: native `<details>`, so they work without JavaScript and are found by the browser's search. */
export function Accordion({ items, exclusive, level = 3 }: AccordionProps) {
  const name = useId();
  const Heading = `h${level}` as const;
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.id ?? item.title} id={item.id} name={exclusive ? name : undefined}>
          <summary>
            <Heading>{item.title}</Heading>
          </summary>
          <div className="accordion-content">{item.content}</div>
        </details>
      ))}
    </div>
  );
}

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
