import { faqCategories } from "@pcf/contract/choices";
import { faqId } from "@pcf/contract/urls";
import { PageBody } from "~/blocks/page-body";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Accordion } from "~/ui/accordion/accordion";
import { Prose } from "~/ui/prose/prose";
import "../get-support.css";
import { SupportGroupShortcuts } from "../support-group-shortcuts";
import type { Route } from "./+types/route";

const copy = {
  title: "Frequently asked questions",
  description: "Questions about support groups, answered.",
};

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/support-groups/faq", copy);
  return { page, faqs: content.faqs };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function SupportGroupFaq({ loaderData: { page, faqs } }: Route.ComponentProps) {
  return (
    <PageBody page={page} actions={<SupportGroupShortcuts on={page.uri} />}>
      {faqCategories.map((category) => {
        const items = faqs
          .filter((faq) => faq.category === category.id)
          .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
          .map(({ id, title, content }) => ({ id: faqId(id), title, content: <Prose html={content} /> }));
        if (items.length === 0) return null;
        return (
          <section key={category.id} aria-labelledby={`category-${category.id}`} className="faq-category">
            <h2 id={`category-${category.id}`} className="block-title">
              {category.title}
            </h2>
            <Accordion items={items} />
          </section>
        );
      })}
    </PageBody>
  );
}
