import { CallToAction } from "~/blocks/call-to-action-block";
import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { pageFrame } from "~/content/views/section-page";
import { pageMeta } from "~/shell/page-meta";
import type { Route } from "./+types/route";

const copy = {
  title: "Donate",
  description: "Ways to give, and what a gift does.",
  /** Until staff have written the page, the way to the form is all there is. */
  form: {
    title: "Give by card, once or every month",
    label: "Donate online",
    href: "/ways-to-give/donate-online",
  },
};

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/ways-to-give/donate", copy);
  return { page };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function Donate({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <PageBody page={page} withContents={false}>
      {page.blocks.length === 0 && <CallToAction {...copy.form} donate />}
    </PageBody>
  );
}
