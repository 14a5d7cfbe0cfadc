import type { AnnualReport } from "@pcf/contract/content/globals";
import { FileDown } from "lucide-react";
import { fileSize } from "~/ui/link/file-size";
import { annualReportCopy as copy } from "./annual-report-copy";

/** The reports of earlier years, newest first, as files. */
export function HistoricalReports({ reports }: { reports: AnnualReport["historical"] }) {
  return (
    <ul className="report-years">
      {[...reports]
        .sort((a, b) => b.year - a.year)
        .map(({ year, url, filesize }) => (
          <li key={year}>
            <a href={url}>
              <FileDown aria-hidden="true" />
              <strong>{year}</strong>
              <span>{filesize ? `${copy.pdf}, ${fileSize(filesize)}` : copy.pdf}</span>
              <span className="sr-only">{copy.report(year)}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
