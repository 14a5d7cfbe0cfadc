import { ChevronLeft, ChevronRight } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { opensElsewhere } from "~/ui/link/page-link";
import "./pager.css";

type PagerProps = {
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Address of a page. */
  href: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (page: number) => string };
};

/**
 * Numbered pages with Prev and Next, as links. Nothing for a single page. Who turns the page goes on with the first link of
 * the list before the pager: the page is then shown from its top, and what was pressed may be gone.
 */
export function Pager({ page, pages, href, words }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  const turnedFrom = useRef<number>(undefined);
  useEffect(() => {
    if (turnedFrom.current === undefined || turnedFrom.current === page) return;
    turnedFrom.current = undefined;
    nav.current?.parentElement?.querySelector<HTMLElement>("li a")?.focus({ preventScroll: true });
  }, [page]);
  const onClick = (event: MouseEvent) => {
    if (!opensElsewhere(event)) turnedFrom.current = page;
  };
  if (pages < 2) return null;
  return (
    <nav ref={nav} aria-label={words.label} className="pager">
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev" className="pager-step" onClick={onClick}>
          <ChevronLeft aria-hidden="true" />
          {words.previous}
        </Link>
      )}
      <ol>
        {pageNumbers(page, pages).map((number, index, all) =>
          number === null ? (
            <li key={`gap after ${all[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={href(number)}
                aria-label={words.page(number)}
                aria-current={number === page ? "page" : undefined}
                onClick={onClick}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link to={href(page + 1)} rel="next" className="pager-step" onClick={onClick}>
          {words.next}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

/** Page numbers to offer: the ends, the current page and its neighbours; `null` where some are left out. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
