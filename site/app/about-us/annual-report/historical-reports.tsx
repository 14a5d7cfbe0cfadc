import { FileDown } from "lucide-react";
import type { AnnualReportView } from "~/content/annual-report-view";
import { fileSize } from "~/ui/link/file-size";
import { annualReportCopy as copy } from "./annual-report-copy";

/** The reports of earlier years in the order given, as files. */
export function HistoricalReports({ reports }: { reports: AnnualReportView["earlier"] }) {
  return (
    <ul className="report-years">
      {reports.map(({ year, href, bytes }) => (
        <li key={year}>
          <a href={href}>
            <FileDown aria-hidden="true" />
            <strong>{year}</strong>
            <span>{bytes ? `${copy.pdf}, ${fileSize(bytes)}` : copy.pdf}</span>
            <span className="sr-only">{copy.report(year)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
