import type { AdminViewServerProps } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { ListPage } from "../../office/lists/list-page.tsx";
import { MoneyNav } from "./money-nav.tsx";
import { OpenRefundRequests } from "./open-refund-requests.tsx";
import { refundsList } from "./refunds-list.ts";
import { ReturnedGifts } from "./returned-gifts.tsx";
import { giftsReported, giftsToReport } from "./to-report.ts";
import "./money.css";

const copy = {
  title: "To be reported to the CRA",
  about:
    "Of a gift with an official receipt $50 or more went back. The charity files an information return for each within 90 days.",
} as const;

const latelyMs = 90 * 86_400_000;

/** `/admin/money/refunds`: what is still to be reported, and every refund. */
export const RefundsScreen = (view: AdminViewServerProps) => (
  <ListPage
    list={refundsList}
    view={view}
    above={
      <>
        <MoneyNav view={view} here={refundsList.path} />
        {refundsList.isFor(view.initPageResult) && (
          <OpenRefundRequests payload={view.initPageResult.req.payload} />
        )}
        <ToReportPart view={view} />
      </>
    }
  />
);

async function ToReportPart({ view }: { view: AdminViewServerProps }) {
  const { req } = view.initPageResult;
  const { admin, api } = req.payload.config.routes;
  const [toReport, reported] = await Promise.all([
    giftsToReport(req.payload),
    giftsReported(req.payload, new Date(Date.now() - latelyMs)),
  ]);
  if (toReport.length + reported.length === 0) return null;
  return (
    <section className="money__part money__report" aria-labelledby="to-report">
      <h2 id="to-report">{copy.title}</h2>
      <p>{copy.about}</p>
      <ReturnedGifts
        toReport={toReport}
        reported={reported}
        maySay={staffWhoMay("gift-report")({ req })}
        routes={{ admin, api }}
      />
    </section>
  );
}
