import type { Role } from "./roles.ts";

const moneyStaff: readonly Role[] = ["donor-services", "finance"];
const finance: readonly Role[] = ["finance"];

/**
 * Who may do what a button of the admin does about money, mails, persons or feeds; administrators always may. The endpoints ask
 * here, and so do the panels: nobody is shown a button that answers "Not allowed".
 */
const staffActions = {
  "gift-ask": moneyStaff,
  "gift-decide": finance,
  "gift-spelling": moneyStaff,
  "gift-see-refunds": moneyStaff,
  "gift-refund": finance,
  "refund-decide": finance,
  "receipt-open": moneyStaff,
  "receipt-resend": moneyStaff,
  "receipt-replace": finance,
  "receipt-cancel": finance,
  "monthly-change": finance,
  "mail-resend": moneyStaff,
  "ecard-stop": moneyStaff,
  "group-reports": ["editor"],
  "feed-run": ["editor"],
  "second-factor-reset": [],
} as const satisfies Record<string, readonly Role[]>;

export type StaffAction = keyof typeof staffActions;

export const rolesFor = (action: StaffAction): readonly Role[] => staffActions[action];

/** Whether an account with this role may do it; without a role nobody may. */
export const mayAct = (role: Role | null | undefined, action: StaffAction): boolean =>
  role === "administrator" || (role !== null && role !== undefined && rolesFor(action).includes(role));
