import { EmptyState } from "~/ui/empty-state/empty-state";
import { Pager } from "~/ui/pager/pager";
import { searchCopy as copy } from "./copy";
import type { SearchResults as Results } from "./search.server";
import { SearchResult } from "./search-result";
import { SearchSuggestions } from "./search-suggestions";

type SearchResultsProps = { term: string; results: Results };

/** What was found, a page of it. */
export function SearchResults({ term, results }: SearchResultsProps) {
  const href = (page: number) => `/search?${new URLSearchParams({ value: term, page: String(page) })}`;
  return (
    <>
      {results.count === 0 ? (
        <EmptyState spot="search-nothing" title={copy.nothing}>
          <SearchSuggestions />
        </EmptyState>
      ) : (
        <section aria-label={copy.results}>
          <p className="search-count" role="status">
            {copy.found(results.count, term)}
          </p>
          <ol className="search-results">
            {results.hits.map((hit) => (
              <SearchResult key={`${hit.href} ${hit.title.map((piece) => piece.text).join("")}`} hit={hit} />
            ))}
          </ol>
          <Pager page={results.page} pages={results.pages} href={href} words={copy.pager} />
        </section>
      )}
    </>
  );
}
