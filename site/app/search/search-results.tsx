import { searchUrl } from "@pcf/contract/urls";
import { Tag } from "~/ui/card/card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { TextLink } from "~/ui/link/text-link";
import { Pager } from "~/ui/pager/pager";
import type { Piece } from "./excerpt";
import type { SearchResults as Results, SearchHit } from "./search.server";
import { searchCopy as copy } from "./search-copy";

type SearchResultsProps = { term: string; results: Results };

/** What was found, a page of it, and other pages that may help. */
export function SearchResults({ term, results }: SearchResultsProps) {
  const href = (page: number) => searchUrl(term, page);
  if (results.count === 0 && results.others.length === 0) {
    return (
      <div className="search-nothing">
        <EmptyState spot="search-nothing" title={copy.nothing}>
          <p className="search-asked">{copy.nothingFor(term)}</p>
        </EmptyState>
        <SearchSuggestions />
      </div>
    );
  }
  return (
    <>
      <p className="search-count" role="status">
        {results.count === 0 ? copy.nothing : copy.found(results.count, term)}
      </p>
      {results.count === 0 && <p className="search-asked">{copy.nothingExact(term)}</p>}
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

function Marked({ pieces }: { pieces: Piece[] }) {
  let at = 0;
  return pieces.map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}

/** One thing found: what it is, its title, and the words around the hit. */
function SearchResult({ hit, level }: { hit: SearchHit; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <li className="search-result">
      <Tag>{copy.kinds[hit.kind]}</Tag>
      <Heading>
        <TextLink href={hit.href}>
          <Marked pieces={hit.title} />
        </TextLink>
      </Heading>
      {hit.snippet.length > 0 && (
        <p>
          <Marked pieces={hit.snippet} />
        </p>
      )}
    </li>
  );
}

/** Pages that many people look for, where a search has nothing to show. */
export function SearchSuggestions() {
  return (
    <div className="search-suggestions">
      <p>{copy.suggestionsTitle}</p>
      <ul>
        {copy.suggestions.map(({ label, text, href }) => (
          <li key={href} className="card card-link">
            <p className="card-title">
              <TextLink href={href}>{label}</TextLink>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
