import type { ComponentType } from "react";
import type { BlockProps, SpecialPart } from "./block-props";
import { lazyBlock } from "./lazy-block";
import { Helpline } from "./special/helpline";

// On one page of fifty each: the code comes with that page.
const CompanyAddress = lazyBlock(() => import("./special/company-address"));
const CouncilContact = lazyBlock(() => import("./special/council-contact"));
const PrivacyOfficer = lazyBlock(() => import("./special/privacy/privacy-officer"));
const RetentionTable = lazyBlock(() => import("./special/privacy/retention-table"));
const RiskFinder = lazyBlock(() => import("./special/risk-finder/risk-finder"));

/** Parts that any page may embed. The others belong to one page, which brings them itself. */
const sharedParts: Partial<Record<SpecialPart, ComponentType>> = {
  "risk-finder": RiskFinder,
  helpline: Helpline,
  "company-address": CompanyAddress,
  "support-group-council-contact": CouncilContact,
  "retention-table": RetentionTable,
  "privacy-officer": PrivacyOfficer,
};

export function SpecialBlock({ block, parts }: BlockProps<"special">) {
  const Shared = sharedParts[block.part];
  return parts[block.part] ?? (Shared ? <Shared /> : null);
}
