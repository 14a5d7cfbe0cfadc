import { staffWhoMay } from "../../access/staff.ts";
import type { Screen } from "../../platform/screen.ts";
import { billingEndpoint } from "./billing-endpoint.ts";

const screen: Screen = {
  path: "/monthly/billing",
  title: "Billing of monthly gifts",
  isFor: staffWhoMay("monthly-billing"),
  Component: "/donations/billing/billing-screen.tsx#BillingScreen",
};

/** The billing of monthly gifts: its screen, and how finance starts it. */
export const billingPart = { screen, endpoint: billingEndpoint };
