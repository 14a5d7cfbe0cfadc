import type { MyGiftsPage } from "@pcf/contract/donation/my-gifts";
import type { ReceiptCheck } from "@pcf/contract/donation/receipt-check";
import { createContext } from "react-router";

/**
 * What the backend gives the donor's own page to show, with its status; `page` is null while the backend is silent (503), and
 * for a form that is not taken (403).
 */
export type ShownMyGifts = { status: number; page: MyGiftsPage | null };

/** Given for requests of the page's one address alone (`server/visitor/my-gifts.ts`), and never for cached pages. */
export const shownMyGiftsContext = createContext<ShownMyGifts | null>(null);

/** What the backend answered about a receipt, with its status; `check` is null while the backend is silent. */
export type ShownReceiptCheck = { status: number; check: ReceiptCheck | null };

/** Given for the answer to a form that was sent (`server/visitor/receipt-check.ts`), and never for cached pages. */
export const shownReceiptCheckContext = createContext<ShownReceiptCheck | null>(null);
