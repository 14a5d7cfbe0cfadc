import { faqId } from "@pcf/contract/urls";
import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { faqsByCategory } from "~/content/views/faq-view";
import { explainedPage } from "~/content/views/glossary-view";
import { pageFrame } from "~/content/views/section-page";
import { pageMeta } from "~/shell/page-meta";
import { Accordion } from "~/ui/accordion/accordion";
import { Prose } from "~/ui/prose/prose";
import { WordMeanings } from "~/ui/prose/word-meanings";
import "../get-support.css";
import { SupportGroupShortcuts } from "~/blocks/lazy/support-group-shortcuts";
import type { Route } from "./+types/route";

const copy = {
  title: "Frequently asked questions",
  description: "Questions about support groups, answered.",
};

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const frame = pageFrame(content, "/get-support/support-groups/faq", copy);
  const { page, explain, meanings } = explainedPage(content, frame);
  const categories = faqsByCategory(content).map((category) => ({
    ...category,
    faqs: category.faqs.map((faq) => ({ ...faq, html: explain(faq.html) })),
  }));
  return { page, categories, meanings: meanings() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function SupportGroupFaq({ loaderData }: Route.ComponentProps) {
  const { page, categories, meanings } = loaderData;
  return (
    <>
      <PageBody page={page} actions={<SupportGroupShortcuts on={page.uri} />}>
        {categories.map(({ id, title, faqs }) => (
          <section key={id} aria-labelledby={`category-${id}`} className="faq-category">
            <h2 id={`category-${id}`} className="block-title">
              {title}
            </h2>
            <Accordion
              items={faqs.map(({ id, title, html }) => ({
                id: faqId(id),
                title,
                content: <Prose html={html} />,
              }))}
            />
          </section>
        ))}
      </PageBody>
      <WordMeanings html={meanings} />
    </>
  );
}
