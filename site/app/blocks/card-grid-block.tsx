import { Card } from "~/ui/card/card";
import type { BlockProps } from "./block-props";
import { BlockTitle } from "./block-title";

export function CardGridBlock({ block }: BlockProps<"cardGrid">) {
  return (
    <section aria-labelledby={block.headingId}>
      <BlockTitle id={block.headingId} title={block.title} />
      <ul className="card-grid balanced-cards">
        {block.cards.map((card) => (
          <li key={`${card.href} ${card.title}`}>
            <Card
              href={card.href}
              title={card.title}
              text={card.text}
              image={card.image}
              level={block.title ? 3 : 2}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
