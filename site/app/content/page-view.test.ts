import { expect, test } from "vitest";
import { sampleContent } from "../../tests/sample-content";
import { pageView } from "./page-view";

function clinicalView(nextReview: string, now: string) {
  const content = sampleContent();
  const [page] = content.pages;
  if (!page) throw new Error("the sample has pages");
  page.clinical = { reviewer: "Dr. A. Sample", lastReviewed: "2024-08-20", nextReview, sources: [] };
  return pageView(content, page.uri, new Date(now))?.clinical;
}

test("a page is under review from the day after the day of its next review, on the charity's clock", () => {
  expect(clinicalView("2026-08-20", "2026-08-21T06:59:00Z")?.overdue).toBeUndefined();
  const overdue = clinicalView("2026-08-20", "2026-08-21T07:00:00Z")?.overdue;
  expect(overdue?.title).toBe("We are reviewing this page");
  expect(overdue?.html).toContain("due on August 20, 2026");
});
