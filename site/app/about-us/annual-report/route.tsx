import { PageBody } from "~/blocks/page-body";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import { annualReportCopy as copy } from "./copy";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/about-us/annual-report", copy);
  return { page, report: content.annualReport };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function AnnualReport({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody page={loaderData.page}>
      <ul>
        {loaderData.report.historical.map((report) => (
          <li key={report.year}>
            <a href={report.url}>{report.year}</a>
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
