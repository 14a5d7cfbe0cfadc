import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PageView } from "~/content/page-view";
import { Blocks, Picture } from "./blocks";
import { pageBodyCopy as copy } from "./page-body-copy";

/** A page of the CMS: breadcrumb, heading, picture, blocks, the parts given as children, and the neighbours. */
export function PageBody({ page, children }: { page: PageView; children?: ReactNode }) {
  return (
    <>
      {page.breadcrumb.length > 0 && (
        <nav aria-label={copy.breadcrumb}>
          <ol>
            {page.breadcrumb.map((link) => (
              <li key={link.href}>
                <Link to={link.href}>{link.label}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1>{page.title}</h1>
      {page.intro && <p>{page.intro}</p>}
      {page.hero?.image && <Picture image={page.hero.image} />}
      <Blocks blocks={page.blocks} videos={page.videos} />
      {children}
      {page.children.length > 0 && (
        <ul>
          {page.children.map((child) => (
            <li key={child.href}>
              <Link to={child.href}>{child.label}</Link>
            </li>
          ))}
        </ul>
      )}
      {(page.previous || page.next) && (
        <nav aria-label={copy.neighbours}>
          {page.previous && <Link to={page.previous.href}>{page.previous.label}</Link>}{" "}
          {page.next && <Link to={page.next.href}>{page.next.label}</Link>}
        </nav>
      )}
    </>
  );
}
