import { faqsByCategory } from "~/content/collections";
import type { Subject, Thing } from "./thing";

/** The questions in the order the page shows them. */
export function faqPage({ content }: Subject): Thing | undefined {
  const inOrder = faqsByCategory(content).flatMap(({ faqs }) => faqs);
  if (inOrder.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: inOrder.map(({ title, html }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: html },
    })),
  };
}
