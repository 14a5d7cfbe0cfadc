import { searchUrl } from "@pcf/contract/urls";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Pager } from "~/ui/pager/pager";
import type { SearchResults as Results, SearchHit } from "./search.server";
import { searchCopy as copy } from "./search-copy";
import { SearchResult } from "./search-result";
import { SearchSuggestions } from "./search-suggestions";

type SearchResultsProps = { term: string; results: Results };

/** What was found, a page of it, and other pages that may help. */
export function SearchResults({ term, results }: SearchResultsProps) {
  const href = (page: number) => searchUrl(term, page);
  if (results.count === 0 && results.others.length === 0) {
    return (
      <EmptyState spot="search-nothing" title={copy.nothing}>
        <SearchSuggestions />
      </EmptyState>
    );
  }
  return (
    <>
      <p className="search-count" role="status">
        {results.count === 0 ? copy.nothing : copy.found(results.count, term)}
      </p>
      {results.count > 0 && (
        <section aria-label={copy.results}>
          <SearchList hits={results.hits} level={2} />
          <Pager page={results.page} pages={results.pages} href={href} words={copy.pager} />
        </section>
      )}
      {results.others.length > 0 && (
        <section aria-labelledby="search-others" className="search-others">
          <h2 id="search-others">{copy.others}</h2>
          <SearchList hits={results.others} level={3} />
        </section>
      )}
    </>
  );
}

function SearchList({ hits, level }: { hits: SearchHit[]; level: 2 | 3 }) {
  return (
    <ol className="search-results">
      {hits.map((hit) => (
        <SearchResult
          key={`${hit.href} ${hit.title.map((piece) => piece.text).join("")}`}
          hit={hit}
          level={level}
        />
      ))}
    </ol>
  );
}
