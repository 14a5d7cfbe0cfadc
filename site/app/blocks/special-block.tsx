import type { ComponentType } from "react";
import { Helpline } from "~/shell/helpline";
import type { BlockProps, SpecialPart } from "./block";
import { lazyBlock } from "./lazy-block";

/**
 * Parts that any page may embed. The others belong to one page, which brings them itself. Most are on one page of fifty: their
 * code comes with that page.
 */
const sharedParts: Partial<Record<SpecialPart, ComponentType>> = {
  "risk-finder": lazyBlock(async () => (await import("./lazy/report/risk-finder")).RiskFinder),
  "psa-question": lazyBlock(async () => (await import("./lazy/psa-question/psa-question")).PsaQuestion),
  "report-reader": lazyBlock(async () => (await import("./lazy/report/report-reader")).ReportReader),
  "company-address": lazyBlock(async () => (await import("./lazy/contact-parts")).CompanyAddress),
  "support-group-council-contact": lazyBlock(
    async () => (await import("./lazy/contact-parts")).CouncilContact,
  ),
  "retention-table": lazyBlock(async () => (await import("./lazy/privacy-parts")).RetentionTable),
  "privacy-officer": lazyBlock(async () => (await import("./lazy/privacy-parts")).PrivacyOfficer),
};

export function SpecialBlock({ block, parts }: BlockProps<"special">) {
  if (block.part === "helpline") return <Helpline html={block.html} />;
  const Shared = sharedParts[block.part];
  return parts[block.part] ?? (Shared ? <Shared /> : null);
}
