import { faqCategories } from "@pcf/contract/choices";
import { PageBody } from "~/blocks/page-body";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Prose } from "~/ui/prose/prose";
import type { Route } from "./+types/route";
import { supportGroupFaqCopy as copy } from "./copy";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/support-groups/faq", copy);
  return { page, faqs: content.faqs };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function SupportGroupFaq({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody page={loaderData.page}>
      {faqCategories.map((category) => (
        <section key={category.id}>
          <h2>{category.title}</h2>
          {loaderData.faqs
            .filter((faq) => faq.category === category.id)
            .map((faq) => (
              <details key={faq.id}>
                <summary>{faq.title}</summary>
                <Prose html={faq.content} />
              </details>
            ))}
        </section>
      ))}
    </PageBody>
  );
}
