import { createHash } from "node:crypto";
import { orderIdFrom } from "@pcf/contract/donation/order-id";
import type { MonthlyGift } from "../../payload-types.ts";

/** Which charge an instalment is: the `attempt`th try (from 1 on) to charge the month that is due on `dueDay`. */
export type InstalmentOf = { gift: Pick<MonthlyGift, "orderId">; dueDay: string; attempt: number };

/** What the unique index of the donations knows it by: of several machines one writes it. */
export const instalmentKey = ({ gift, dueDay, attempt }: InstalmentOf): string =>
  `instalment:${gift.orderId}:${dueDay.slice(0, 7)}:${attempt}`;

/**
 * Its order id, the same whoever works it out: even a database that was put back to the day before asks the gateway for
 * the very charge that it has made already, and the gateway refuses the second.
 */
export const instalmentOrderId = (instalment: InstalmentOf): string =>
  orderIdFrom(instalment.dueDay, createHash("sha256").update(instalmentKey(instalment)).digest());
