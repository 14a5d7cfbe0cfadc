import type { ComponentProps } from "react";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link to another page of the site. What follows it stands once for all of them (`document/page-links.tsx`). */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <a data-page-link="" href={to} {...rest} />;
}
