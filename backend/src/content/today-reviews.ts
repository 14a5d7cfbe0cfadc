import { editorsOnly } from "../access/collection-access.ts";
import type { Screen } from "../platform/screen.ts";
import type { TodaySource } from "../platform/today-line.ts";
import { clinicalReviewsDue } from "./clinical-reviews.ts";
import { drawingsWithoutReview } from "./drawings/review.ts";

export const reviewsScreen: Screen = {
  path: "/reviews",
  title: "Medical reviews",
  help: "Clinical pages",
  isFor: editorsOnly,
  Component: "/content/admin/reviews-screen.tsx#ReviewsScreen",
};

/** Pages of medical advice past their review or near it, and drawings that no reviewer has seen. */
export const todayReviews: TodaySource = {
  isFor: reviewsScreen.isFor,
  quiet: "no medical review due",
  lines: async (payload, now) => {
    const { overdue, soon } = await clinicalReviewsDue(payload, now);
    const drawings = await drawingsWithoutReview(payload);
    const line = (count: number, one: string, many: string) => ({
      count,
      words: count === 1 ? `1 ${one}` : `${count} ${many}`,
      path: reviewsScreen.path,
    });
    return [
      {
        ...line(
          overdue.length,
          "page is past the day of its medical review",
          "pages are past the day of their medical review",
        ),
        isUrgent: true,
      },
      line(
        soon.length,
        "page is due for its medical review within 60 days",
        "pages are due for their medical review within 60 days",
      ),
      line(
        drawings.length,
        "drawing was not yet seen by a medical reviewer",
        "drawings were not yet seen by a medical reviewer",
      ),
    ];
  },
};
