import type { AdminViewServerProps } from "payload";
import { ListPage } from "../../office/lists/list-page.tsx";
import { MoneyNav } from "./money-nav.tsx";
import { receiptsList } from "./receipts-list.ts";
import "./money.css";

/** `/admin/receipts`: every official receipt; a year of them is the list that the tax authority may ask for. */
export const ReceiptsScreen = (view: AdminViewServerProps) => (
  <ListPage list={receiptsList} view={view} above={<MoneyNav view={view} here={receiptsList.path} />} />
);
