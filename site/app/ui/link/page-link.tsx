import { Link, type LinkProps } from "react-router";

/** A link to another page of the site. Where the browser can, the pages cross over; the styles still it for those who want no motion. */
export function PageLink(props: LinkProps) {
  return <Link viewTransition {...props} />;
}
