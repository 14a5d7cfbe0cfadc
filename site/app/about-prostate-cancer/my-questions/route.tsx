import { myQuestionsUrl } from "@pcf/contract/urls";
import { PageBody } from "~/blocks/page-body";
import { placeOfQuestions } from "~/content/html/questions-in";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { pageFrame } from "~/content/views/section-page";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { PageLink } from "~/ui/link/page-link";
import type { Route } from "./+types/route";
import { myQuestionsCopy as copy } from "./my-questions-copy";
import { QuestionSheet } from "./question-sheet";
import "./my-questions.css";

export const handle: RouteHandle = { script: "now" };

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const frame = pageFrame(content, myQuestionsUrl, copy);
  const pages = content.pages
    .flatMap(({ uri, title, blocks }) => {
      const place = placeOfQuestions(blocks);
      return place === undefined ? [] : [{ uri, title, href: uri + place }];
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, "en-CA"));
  return { page: { ...frame, meta: { ...frame.meta, noindex: true } }, pages };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

/** The reader's own sheet of questions, and the pages that have some. */
export default function MyQuestionsPage({ loaderData: { page, pages } }: Route.ComponentProps) {
  return (
    <PageBody page={page} withContents={false}>
      <noscript>
        <p className="alert">{copy.withoutScript}</p>
      </noscript>
      <QuestionSheet pages={pages} />
      {pages.length > 0 && (
        <section className="no-print" aria-labelledby="pages-with-questions">
          <h2 id="pages-with-questions" className="block-title">
            {copy.pages}
          </h2>
          <ul className="page-siblings">
            {pages.map(({ href, title }) => (
              <li key={href}>
                <PageLink to={href}>{title}</PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageBody>
  );
}
