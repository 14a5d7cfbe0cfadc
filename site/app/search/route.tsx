import { searchRejectedCharacters } from "@pcf/contract/constants";
import { searchMissedContext } from "~/content/request-contexts";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { pageFrame } from "~/content/views/section-page";
import type { PageParameters, RouteHandle } from "~/route-handle";
import { Helpline } from "~/shell/helpline";
import { pageMeta } from "~/shell/page-meta";
import { SearchBox } from "~/shell/search-box/search-box";
import { isUrgent } from "~/shell/search-box/urgent-help";
import { Alert } from "~/ui/alert/alert";
import { Ridge } from "~/ui/section/section";
import type { Route } from "./+types/route";
import { search } from "./search.server";
import { searchCopy as copy } from "./search-copy";
import { searchIndexOf } from "./search-index.server";
import { SearchResults, SearchSuggestions } from "./search-results";
import "./search.css";

/** What is searched for of a longer text: its beginning. */
const longestTerm = 100;
/** More pages than any search has: a number beyond the last shows the last. */
const mostPages = 1_000;

const requestedTerm = (searchParams: URLSearchParams) =>
  (searchParams.get("value") ?? "").trim().slice(0, longestTerm);
const requestedPage = (searchParams: URLSearchParams) =>
  Number.parseInt(searchParams.get("page") ?? "1", 10) || 1;

const parameters: PageParameters = (searchParams) => {
  const value = requestedTerm(searchParams);
  const page = Math.min(requestedPage(searchParams), mostPages);
  return value ? { value, page: page > 1 ? String(page) : undefined } : {};
};
export const handle: RouteHandle = { parameters: import.meta.env.SSR && parameters };

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const frame = pageFrame(content, "/search", copy);
  const page = { ...frame, meta: { ...frame.meta, noindex: true } };
  const term = requestedTerm(url.searchParams);
  if (term === "" || searchRejectedCharacters.test(term)) {
    return { page, term, rejected: term !== "", urgent: isUrgent(term), results: undefined };
  }
  const results = search(searchIndexOf(content), term, requestedPage(url.searchParams));
  if (results.count === 0 && results.others.length === 0) context.get(searchMissedContext)(term);
  return { page, term, rejected: false, urgent: isUrgent(term), results };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { page, term, rejected, results, urgent } = loaderData;
  return (
    <>
      <header className="search-head" data-tone="mist">
        <div className="page">
          <h1 tabIndex={-1}>{page.title}</h1>
          <SearchBox id="search-page" term={term} large asked={!term} />
        </div>
        <Ridge />
      </header>
      <div className="page page-body">
        <div className="page-main">
          {urgent && <Helpline />}
          {rejected && <Alert tone="warn">{copy.rejected}</Alert>}
          {!results && <SearchSuggestions />}
          {results && <SearchResults term={term} results={results} />}
        </div>
      </div>
    </>
  );
}
