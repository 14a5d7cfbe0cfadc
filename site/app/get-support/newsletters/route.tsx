import { newslettersInitial as initial, newslettersStep as step } from "@pcf/contract/constants";
import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { newslettersNewestFirst } from "~/content/views/news-view";
import { pageFrame } from "~/content/views/section-page";
import { visibleCount, visibleCountParameter } from "~/content/visible-count";
import type { PageParameters, RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { GrowingCards } from "~/ui/load-more/growing-cards";
import type { Route } from "./+types/route";
import "../get-support.css";

const copy = {
  title: "Newsletters",
  description: "Past issues of our newsletter.",
  issues: "All issues",
  more: "More",
  moreLabel: "More newsletters",
};

const parameters: PageParameters = (search, { newsletters }) => ({
  show: visibleCountParameter(newsletters.length, search.get("show"), { initial, step }),
});
export const handle: RouteHandle = { parameters: import.meta.env.SSR && parameters };

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/more-resources/newsletters", copy);
  const all = newslettersNewestFirst(content);
  const { shown, next } = visibleCount(all.length, url.searchParams.get("show"), { initial, step });
  return { page, newsletters: all.slice(0, shown), next };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function Newsletters({ loaderData: { page, newsletters, next } }: Route.ComponentProps) {
  return (
    <PageBody page={page}>
      {newsletters.length > 0 && (
        <section aria-labelledby="issues">
          <h2 id="issues" className="block-title">
            {copy.issues}
          </h2>
          <GrowingCards
            cards={newsletters}
            more={next === undefined ? undefined : `?show=${next}`}
            words={copy}
            className="newsletter-grid"
          />
        </section>
      )}
    </PageBody>
  );
}
