import type { ReviewView } from "~/content/views/page-view";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { TextLink } from "~/ui/link/text-link";
import { blocksCopy } from "../blocks-copy";
import { PrintButton } from "./print-button";

const copy = blocksCopy.review;

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
