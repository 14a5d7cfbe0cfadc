import { Mail, Phone } from "lucide-react";
import { type BlockProps, BlockTitle } from "~/blocks/block";
import { MailLink, telephoneHref } from "~/ui/link/contact-link";

export function ContactBlocksBlock({ block }: BlockProps<"contactBlocks">) {
  const Heading = block.title ? "h3" : "h2";
  return (
    <section aria-labelledby={block.headingId}>
      <BlockTitle id={block.headingId} title={block.title} />
      <ul className="contact-blocks">
        {block.contacts.map((contact) => (
          <li key={contact.title}>
            <Heading>{contact.title}</Heading>
            {contact.text && <p>{contact.text}</p>}
            <ul>
              {contact.phone && (
                <li>
                  <Phone aria-hidden="true" />
                  <a href={telephoneHref(contact.phone)}>{contact.phone}</a>
                </li>
              )}
              {contact.email && (
                <li>
                  <Mail aria-hidden="true" />
                  <MailLink address={contact.email} />
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
