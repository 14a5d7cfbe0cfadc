import type { Subject, Thing } from "./thing";

/** The questions in the order the page shows them. */
export function faqPage({ content }: Subject): Thing | undefined {
  if (content.faqs.length === 0) return undefined;
  const inOrder = content.faqs.toSorted(
    (a, b) => a.category - b.category || (a.order ?? Infinity) - (b.order ?? Infinity) || 0,
  );
  return {
    "@type": "FAQPage",
    mainEntity: inOrder.map(({ title, content: answer }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
