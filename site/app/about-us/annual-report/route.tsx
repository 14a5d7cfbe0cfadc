import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { toAnnualReportView } from "~/content/views/annual-report-view";
import { pageFrame } from "~/content/views/section-page";
import { pageMeta } from "~/shell/page-meta";
import type { Route } from "./+types/route";
import { AnnualReportFigures, HistoricalReports } from "./annual-report-figures";
import "../about-us.css";

const copy = {
  title: "Annual report",
  description: "Where the money comes from and what it does.",
};

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/about-us/annual-report", copy);
  return { page, report: toAnnualReportView(content.annualReport) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function AnnualReportPage({ loaderData }: Route.ComponentProps) {
  const { page, report } = loaderData;
  return (
    <PageBody
      page={page}
      parts={{
        "annual-report-figures": <AnnualReportFigures report={report} />,
        "historical-reports": <HistoricalReports reports={report.earlier} />,
      }}
    />
  );
}
