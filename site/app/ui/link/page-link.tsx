import { Link, type LinkProps } from "react-router";

/** A link to another page of the site. Without the router's view transition: with it Back does not find the place that was left. */
export function PageLink(props: LinkProps) {
  return <Link {...props} />;
}
