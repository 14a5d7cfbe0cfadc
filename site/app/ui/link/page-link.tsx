import { Link, type LinkProps } from "react-router";

/** A link to another page of the site, which crosses over from this one where the browser can. */
export function PageLink(props: LinkProps) {
  return <Link viewTransition {...props} />;
}
