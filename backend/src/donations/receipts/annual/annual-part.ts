import { staffWhoMay } from "../../../access/staff.ts";
import type { Screen } from "../../../platform/screen.ts";
import { annualEndpoint } from "./annual-endpoint.ts";

const screen: Screen = {
  path: "/receipts/annual",
  title: "Yearly receipts of monthly gifts",
  isFor: staffWhoMay("receipts-annual"),
  Component: "/donations/receipts/annual/annual-screen.tsx#AnnualScreen",
};

/** The run of the yearly receipts: its screen, and how finance starts it. */
export const annualPart = { screen, endpoint: annualEndpoint };
