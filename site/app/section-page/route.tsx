import { asksWhetherHelpful } from "@pcf/contract/page-vote";
import { lazyBlock } from "~/blocks/lazy-block";
import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { sectionPage } from "~/content/views/section-page";
import { pageMeta } from "~/shell/page-meta";
import { WordMeanings } from "~/ui/prose/word-meanings";
import type { Route } from "./+types/route";
import "./helpful-form.css";
import "~/questions/question-list.css";

/** Its code comes with the pages about support groups alone. */
const SupportGroupShortcuts = lazyBlock(
  async () => (await import("~/blocks/lazy/support-group-shortcuts")).SupportGroupShortcuts,
);

/** Its code comes with the pages whose section has a booklet. */
const BookletLine = lazyBlock(async () => (await import("~/blocks/lazy/booklet-line")).BookletLine);

/** It stands below everything, and comes when the rest has. */
const HelpfulForm = lazyBlock(async () => (await import("./helpful-form")).HelpfulForm);

export function loader({ context, request }: Route.LoaderArgs) {
  return sectionPage(context.get(siteContentContext), request);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

/**
 * A page that staff alone write, in any section or outside of them. Those about support groups lead to the finder too, and those
 * that give information ask whether they were helpful.
 */
export default function SectionPage({ loaderData: { page, meanings } }: Route.ComponentProps) {
  const ofGroups = page.uri.startsWith("/get-support/support-groups");
  return (
    <>
      <PageBody
        page={page}
        actions={ofGroups && <SupportGroupShortcuts on={page.uri} />}
        foot={
          <>
            {page.booklets.length > 0 && <BookletLine booklets={page.booklets} />}
            {/* Each page has a form of its own: the thanks for one are not those for the next. */}
            {asksWhetherHelpful(page.uri) && <HelpfulForm key={page.uri} page={page.uri} />}
          </>
        }
      />
      <WordMeanings html={meanings} />
    </>
  );
}
