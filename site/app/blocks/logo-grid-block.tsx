import { TextLink } from "~/ui/link/text-link";
import { Picture } from "~/ui/picture/picture";
import type { BlockProps } from "./block-props";
import { BlockTitle } from "./block-title";

export default function LogoGridBlock({ block }: BlockProps<"logoGrid">) {
  return (
    <section aria-labelledby={block.headingId}>
      <BlockTitle id={block.headingId} title={block.title} />
      <ul className="logo-grid">
        {block.logos.map((logo) => (
          <li key={`${logo.href} ${logo.name}`}>
            {logo.image && <Picture image={logo.image} alt="" sizes="(min-width: 44rem) 16rem, 45vw" />}
            <TextLink href={logo.href}>{logo.name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
