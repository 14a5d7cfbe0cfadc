import { numberFormat } from "@pcf/contract/formats";
import { ArrowUpRight, FileDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { uiCopy } from "~/ui/ui-copy";
import { isExternal, isOtherSite, PageLink } from "./page-link";

type TextLinkProps = { href: string /** For files: what it is, such as "PDF, 1.2 MB". */; file?: string };

/** A link in text. Marks links to other websites and to files; links inside the site change the page without reloading. */
export function TextLink({
  href,
  file,
  children,
  ...rest
}: TextLinkProps & Omit<ComponentProps<"a">, "href">) {
  if (!isExternal(href))
    return (
      <PageLink to={href} {...rest}>
        {children}
      </PageLink>
    );
  return (
    <a href={href} {...rest}>
      {file && <FileDown className="link-mark" aria-hidden="true" />}
      {!file && isOtherSite(href) ? <MarkedWords>{children}</MarkedWords> : children}
      {file && <span className="link-file"> ({file})</span>}
    </a>
  );
}

/** Words with the mark of another website, which stays on the line of the last short word. */
function MarkedWords({ children }: { children: ReactNode }) {
  const [, before = "", last = ""] =
    typeof children === "string" ? (/^(.*\s)?(\S{1,16})$/s.exec(children) ?? []) : [];
  return (
    <>
      {last ? before : children}
      <span className="link-end">
        {last}
        <ArrowUpRight className="link-mark" aria-hidden="true" />
      </span>
      <span className="sr-only"> ({uiCopy.opensOtherSite})</span>
    </>
  );
}

/** Size in bytes as people read it, such as "1.2 MB". */
export function fileSize(bytes: number): string {
  const mega = bytes >= 1_000_000;
  return numberFormat({
    style: "unit",
    unit: mega ? "megabyte" : "kilobyte",
    maximumFractionDigits: mega ? 1 : 0,
  }).format(bytes / (mega ? 1_000_000 : 1_000));
}
