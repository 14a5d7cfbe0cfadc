import { Printer } from "lucide-react";
import type { ReviewView } from "~/content/views/page-view";
import { Button } from "~/ui/button/button";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { TextLink } from "~/ui/link/text-link";

const copy = {
  title: "About this page",
  lastReviewed: "Last reviewed",
  nextReview: "Next review",
  reviewer: "Reviewed by",
  sources: "Sources",
  notAdvice: "This page is for information. Talk to your doctor about what is right for you.",
  print: "Print this page",
};

/** Who checked a clinical page, when, when next, and on which sources. */
export function ReviewBox({ clinical }: { clinical: ReviewView }) {
  return (
    <section className="review-box" aria-labelledby="review-title">
      <h2 id="review-title">{copy.title}</h2>
      <dl>
        <div>
          <dt>{copy.lastReviewed}</dt>
          <dd>
            <Time dateTime={clinical.lastReviewed}>{formatDate(clinical.lastReviewed)}</Time>
          </dd>
        </div>
        <div>
          <dt>{copy.nextReview}</dt>
          <dd>
            <Time dateTime={clinical.nextReview}>{formatDate(clinical.nextReview)}</Time>
            {clinical.overdue && <p>{clinical.overdue.title}</p>}
          </dd>
        </div>
        <div>
          <dt>{copy.reviewer}</dt>
          <dd>{clinical.reviewer}</dd>
        </div>
      </dl>
      <h3>{copy.sources}</h3>
      <ol>
        {clinical.sources.map((source, at) => (
          <li key={`${source.title} ${source.publisher}`} id={`source-${at + 1}`}>
            {source.url ? <TextLink href={source.url}>{source.title}</TextLink> : source.title}
            <span className="source-publisher">
              {[source.publisher, source.year].filter(Boolean).join(", ")}
            </span>
            {source.cited.map(({ href, text, label }) => (
              <a key={href} className="source-back" href={href} aria-label={label}>
                {text}
              </a>
            ))}
          </li>
        ))}
      </ol>
      <p>{copy.notAdvice}</p>
      <PrintButton />
    </section>
  );
}

/** Prints the page; not shown where scripts do not run. */
function PrintButton() {
  return (
    <Button
      variant="quiet"
      className="print-button"
      icon={<Printer aria-hidden="true" />}
      onClick={() => window.print()}
    >
      {copy.print}
    </Button>
  );
}
