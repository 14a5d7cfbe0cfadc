import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { pageNumbers } from "./page-numbers";
import "./pager.css";

type PagerProps = {
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Address of a page. */
  href: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (page: number) => string };
};

/** Numbered pages with Prev and Next, as links. Nothing for a single page. */
export function Pager({ page, pages, href, words }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={words.label} className="pager">
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev" className="pager-step">
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
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link to={href(page + 1)} rel="next" className="pager-step">
          {words.next}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
