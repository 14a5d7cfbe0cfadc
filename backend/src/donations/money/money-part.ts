import { staffWhoMay } from "../../access/staff.ts";
import { listFileEndpoint } from "../../office/lists/list-file.ts";
import type { Feature } from "../../platform/feature.ts";
import { accountantEndpoint } from "./accountant-file.ts";
import { moneyToday } from "./money-today.ts";
import { receiptsList } from "./receipts-list.ts";
import { refundsList } from "./refunds-list.ts";
import { reportedEndpoint } from "./reported-endpoint.ts";

const seesTotals = staffWhoMay("money-totals");

/** The part of giving that counts: totals, the gateway's own beside them, refunds, receipts, what is to come. */
export const money = {
  endpoints: [
    accountantEndpoint,
    reportedEndpoint,
    listFileEndpoint(refundsList),
    listFileEndpoint(receiptsList),
  ],
  logActions: [
    { value: "movements-exported", label: "Money: file for the accountant taken away", area: "giving" },
    { value: "refunds-exported", label: "Refunds: list taken away as a file", area: "giving" },
    { value: "receipts-exported", label: "Receipts: list taken away as a file", area: "giving" },
    { value: "gift-reported", label: "Returned gift: reported to the CRA", area: "giving" },
    { value: "gift-not-reported", label: "Returned gift: not reported after all", area: "giving" },
  ],
  screens: [
    {
      path: "/money",
      title: "Money",
      help: "Money",
      menu: "Giving",
      isFor: seesTotals,
      Component: "/donations/money/money-screen.tsx#MoneyScreen",
    },
    {
      path: "/money/gateway",
      title: "Our totals beside the gateway’s",
      isFor: seesTotals,
      Component: "/donations/money/gateway-screen.tsx#GatewayScreen",
    },
    {
      path: refundsList.path,
      title: "Refunds",
      isFor: refundsList.isFor,
      Component: "/donations/money/refunds-screen.tsx#RefundsScreen",
    },
    {
      path: "/money/coming",
      title: "Coming months",
      isFor: seesTotals,
      Component: "/donations/money/coming-screen.tsx#ComingScreen",
    },
    {
      path: receiptsList.path,
      title: "Receipts",
      help: "Receipts",
      menu: "Giving",
      isFor: receiptsList.isFor,
      Component: "/donations/money/receipts-screen.tsx#ReceiptsScreen",
    },
  ],
  today: moneyToday,
  notices: [{ component: "/donations/money/recent-notice.tsx#RecentNotice", urgency: "some day" }],
} as const satisfies Pick<Feature, "endpoints" | "logActions"> & NonNullable<Feature["admin"]>;
