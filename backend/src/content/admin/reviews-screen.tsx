import { longDay } from "@pcf/contract/long-day";
import type { AdminViewServerProps, Payload } from "payload";
import { OfficePage } from "../../office/office-page.tsx";
import { clinicalReviewsDue } from "../clinical-reviews.ts";
import { drawingsWithoutReview } from "../drawings/review.ts";
import { reviewsScreen } from "../today-reviews.ts";
import { shownTitle } from "../untitled-drafts.ts";

const copy = {
  overdue: "Overdue",
  soon: "Due within 60 days",
  none: "No review of a page is due within 60 days.",
  drawings: "Drawings not yet seen by a medical reviewer",
  how: "When the reviewer has read the text, write their name, the day and the next day of review on the page, under “Clinical review”.",
} as const;

type Reviewed = { id: number; title: string; nextReview?: string };
type ReviewedListProps = { title: string; of: "pages" | "drawings"; all: Reviewed[]; admin: string };

function ReviewedList({ title, of, all, admin }: ReviewedListProps) {
  if (all.length === 0) return null;
  return (
    <section className="office__section">
      <h2>{title}</h2>
      <ul>
        {all.map(({ id, title: name, nextReview }) => (
          <li key={id}>
            <a href={`${admin}/collections/${of}/${id}`}>{shownTitle(name)}</a>
            {nextReview && `, ${longDay(nextReview)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

async function Reviews({ payload }: { payload: Payload }) {
  const { overdue, soon } = await clinicalReviewsDue(payload, new Date());
  const drawings = await drawingsWithoutReview(payload);
  const { admin } = payload.config.routes;
  return (
    <>
      <p>{overdue.length + soon.length === 0 ? copy.none : copy.how}</p>
      <ReviewedList title={copy.overdue} of="pages" all={overdue} admin={admin} />
      <ReviewedList title={copy.soon} of="pages" all={soon} admin={admin} />
      <ReviewedList title={copy.drawings} of="drawings" all={drawings} admin={admin} />
    </>
  );
}

/** `/admin/reviews`: pages of medical advice whose review is overdue or near, and drawings that have had none. */
export const ReviewsScreen = (view: AdminViewServerProps) => (
  <OfficePage view={view} path={reviewsScreen.path}>
    <Reviews payload={view.initPageResult.req.payload} />
  </OfficePage>
);
