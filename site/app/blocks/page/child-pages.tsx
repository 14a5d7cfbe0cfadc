import type { PageView } from "~/content/views/page-view";
import { Card } from "~/ui/card/card";
import { blocksCopy } from "../blocks-copy";

/** The pages below this one that its own cards and invitations do not lead to yet, so that none is out of reach. */
export function ChildPages({ page }: { page: PageView }) {
  const shown = new Set(
    page.blocks.flatMap((block) => {
      if (block.blockType === "cardGrid") return block.cards.map(({ href }) => href);
      return block.blockType === "callToAction" ? [block.href] : [];
    }),
  );
  const children = page.children.filter(({ href }) => !shown.has(href));
  if (children.length === 0) return null;
  return (
    <section aria-labelledby="child-pages">
      <h2 id="child-pages" className="block-title">
        {blocksCopy.page.inThisSection}
      </h2>
      <ul className="card-grid balanced-cards">
        {children.map(({ href, label, description, image }) => (
          <li key={href}>
            <Card
              href={href}
              title={label}
              text={description}
              image={image}
              media={<span className="card-blank" />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
