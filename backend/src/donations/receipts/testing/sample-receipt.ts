import type { Receipt } from "@pcf/contract/donation/receipt";

/** A replacement with a long name, which wraps. */
export const sampleReceipt: Receipt = {
  serial: "0000123",
  status: "issued",
  replaces: "0000122",
  statement: "Official receipt for income tax purposes",
  charity: {
    name: "Sample Charity",
    address: ["1 Main St", "Vancouver, BC  V0V 0V0"],
    registrationNumber: "12345 6789 RR0001",
  },
  placeOfIssue: "Vancouver, British Columbia",
  giftDay: "2026-11-20",
  issueDay: "2026-11-21",
  donor: {
    name: "Dr. Bartholomew Featherstonehaugh-Cholmondeley and Mrs. Wilhelmina Featherstonehaugh-Łukaszewicz",
    address: ["88 Rue de l’Église", "Montréal, QC  H2X 1Y4", "Canada"],
  },
  amountCents: 123_456,
  advantageCents: 0,
  advantageDescription: "None",
  eligibleCents: 123_456,
  referenceNumber: "660123450010690030",
  signatory: { name: "Margaret Osei", title: "Executive Director", image: null },
  checkAt: "charity.example/receipt-check",
  authority: { name: "Canada Revenue Agency", url: "canada.ca/charities-giving" },
};
