import { ButtonLink } from "~/ui/button/button";
import { Ridge } from "~/ui/section/section";
import type { BlockProps } from "./block";

type CallToActionProps = { title: string; text?: string; label: string; href: string; donate?: boolean };

/** An invitation in a panel of its own: a calm one, or the dark one that asks for a gift. */
export function CallToAction({ title, text, label, href, donate }: CallToActionProps) {
  return (
    <aside className="call-to-action grain" data-tone={donate ? "night" : "mist"}>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <ButtonLink href={href} variant={donate ? "donate" : "primary"} size="large" wide>
        {label}
      </ButtonLink>
      <Ridge shape={donate ? "peaks" : "hills"} />
    </aside>
  );
}

export function CallToActionBlock({ block }: BlockProps<"callToAction">) {
  const { title, text, label, href, tone } = block;
  return <CallToAction title={title} text={text} label={label} href={href} donate={tone === "donate"} />;
}
