import { staffWhoMay } from "../../access/staff.ts";
import type { Feature } from "../../platform/feature.ts";
import { thankYouEndpoints } from "./thank-you-endpoints.ts";

const isFor = staffWhoMay("thank-you-edit");

/** Where staff write what mails thank donors with. */
export const thankYou = {
  endpoints: thankYouEndpoints,
  logActions: [{ value: "thank-you-changed", label: "Thank-you text: changed", area: "giving" }],
  mailKinds: [
    {
      value: "thank-you-sample",
      label: "Sample of a thank-you mail",
      area: "giving",
      kept: "office-mails",
      isUnreported: true,
    },
  ],
  screens: [
    {
      path: "/thank-you-texts",
      title: "Thank-you texts",
      help: "Thank-you texts",
      menu: "Settings",
      isFor,
      Component: "/donations/thanks-desk/thank-you-screen.tsx#ThankYouScreen",
    },
    {
      path: "/thank-you-texts/:mail",
      title: "Thank-you text",
      isFor,
      Component: "/donations/thanks-desk/thank-you-screen.tsx#ThankYouTextScreen",
    },
  ],
} as const satisfies Pick<Feature, "endpoints" | "logActions" | "mailKinds"> & NonNullable<Feature["admin"]>;
