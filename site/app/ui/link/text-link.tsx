import { ArrowUpRight, FileDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { uiCopy } from "~/ui/copy";
import { isExternal, isOtherSite } from "./is-external";

type TextLinkProps = { href: string /** For files: what it is, such as "PDF, 1.2 MB". */; file?: string };

/** Keeps the mark on the line of the word before it. */
const wordJoiner = "\u2060";

/** A link in text. Marks links to other websites and to files; links inside the site change the page without reloading. */
export function TextLink({
  href,
  file,
  children,
  ...rest
}: TextLinkProps & Omit<ComponentProps<"a">, "href">) {
  if (!isExternal(href))
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  return (
    <a href={href} {...rest}>
      {file && <FileDown className="link-mark" aria-hidden="true" />}
      {children}
      {file && <span className="link-file"> ({file})</span>}
      {!file && isOtherSite(href) && (
        <>
          {wordJoiner}
          <ArrowUpRight className="link-mark" aria-hidden="true" />
          <span className="sr-only"> ({uiCopy.opensOtherSite})</span>
        </>
      )}
    </a>
  );
}
