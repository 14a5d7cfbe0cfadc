import type { ReceiptCheck } from "@pcf/contract/donation/receipt-check";
import { createContext } from "react-router";

/** What the site's server was told about a receipt, with its status; `check` is null while the backend is silent. */
export type ShownReceiptCheck = { status: number; check: ReceiptCheck | null };

/** Given for the answer to a form that was sent (`server/receipt-check.ts`), and never for what is kept. */
export const shownReceiptCheckContext = createContext<ShownReceiptCheck | null>(null);
