import { specialParts } from "@pcf/contract/choices";
import { choice } from "../../fields/choice.ts";
import { pageBlock } from "./page-block.ts";

const labels: Record<(typeof specialParts)[number], string> = {
  "risk-finder": "Find your row (risk groups)",
  "kit-form": "Reef Knot Kit request form",
  "contact-form": "General inquiry form",
  "volunteer-form": "Volunteer form",
  "support-group-council-contact": "Contact of the support group councils",
  "butts-in-motion-activities": "Butts in Motion activities",
  helpline: "Phone numbers in a crisis",
  "company-address": "Address of the charity",
  "annual-report-figures": "Figures of the annual report",
  "historical-reports": "Reports of earlier years",
  grantees: "Grantees by year",
  "retention-table": "How long records are kept",
  "privacy-officer": "Privacy officer",
};

export const special = pageBlock("special", {
  labels: { singular: "Part of the site", plural: "Parts of the site" },
  fields: [
    choice(
      "part",
      specialParts.map((value) => ({ value, label: labels[value] })),
      { required: true },
    ),
  ],
});
