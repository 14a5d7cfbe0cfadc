import { ButtonLink } from "~/ui/button/button";
import { Ridge } from "~/ui/ridge/ridge";
import type { BlockProps } from "./block-props";

/** An invitation in a panel of its own: a calm one, or the dark one that asks for a gift. */
export function CallToActionBlock({ block }: BlockProps<"callToAction">) {
  const donate = block.tone === "donate";
  return (
    <aside className="call-to-action grain" data-tone={donate ? "night" : "mist"}>
      <div>
        <h2>{block.title}</h2>
        {block.text && <p>{block.text}</p>}
      </div>
      <ButtonLink href={block.href} variant={donate ? "donate" : "primary"} size="large">
        {block.label}
      </ButtonLink>
      <Ridge shape={donate ? "peaks" : "hills"} />
    </aside>
  );
}
