import { type BlockProps, BlockTitle } from "~/blocks/block";
import { TextLink } from "~/ui/link/text-link";
import { Picture } from "~/ui/picture/picture";

export function LogoGridBlock({ block }: BlockProps<"logoGrid">) {
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
