import { longDay } from "@pcf/contract/long-day";
import type { ServerProps } from "payload";
import { activeStaff } from "../../access/staff.ts";
import { clinicalReviewsDue, type ReviewDue } from "../clinical-reviews.ts";
import { drawingsWithoutReview, type UnseenDrawing } from "../drawings/review.ts";
import { shownTitle } from "../untitled-drafts.ts";

function ReviewList({ title, pages, admin }: { title: string; pages: ReviewDue[]; admin: string }) {
  if (pages.length === 0) return null;
  return (
    <section style={{ marginTop: "1.25rem" }}>
      <h3>{title}</h3>
      <ul>
        {pages.map(({ id, title: name, nextReview }) => (
          <li key={id}>
            <a href={`${admin}/collections/pages/${id}`}>{shownTitle(name)}</a>, {longDay(nextReview)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnseenDrawings({ drawings, admin }: { drawings: UnseenDrawing[]; admin: string }) {
  if (drawings.length === 0) return null;
  return (
    <section style={{ marginTop: "1.25rem" }}>
      <h3>Drawings not yet seen by a medical reviewer</h3>
      <ul>
        {drawings.map(({ id, title }) => (
          <li key={id}>
            <a href={`${admin}/collections/drawings/${id}`}>{shownTitle(title)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On the dashboard: clinical pages whose review is overdue or near, and drawings that have had none. */
export async function ClinicalReviews({ payload, user }: ServerProps) {
  if (!activeStaff({ user: user ?? null })) return null;
  const { overdue, soon } = await clinicalReviewsDue(payload, new Date());
  const drawings = await drawingsWithoutReview(payload);
  const admin = payload.config.routes.admin;
  return (
    <div className="card" style={{ display: "block", marginBottom: "2rem", padding: "1.5rem" }}>
      <h2 style={{ marginTop: 0 }}>Medical reviews</h2>
      <ReviewList title="Overdue" pages={overdue} admin={admin} />
      <ReviewList title="Due within 60 days" pages={soon} admin={admin} />
      {overdue.length + soon.length === 0 && <p>No review of a page is due within 60 days.</p>}
      <UnseenDrawings drawings={drawings} admin={admin} />
    </div>
  );
}
