import { type Role, roles } from "./roles.ts";

/**
 * Who may do what: the one table from which access, the menu of the admin, its buttons, the log and the visibility of mails
 * follow. Administrators may do whatever somebody may, and are not named. What is not named here, nobody may but the
 * application itself: a new collection, action or kind of mail is seen by nobody until somebody is named.
 */
const all: readonly Role[] = roles.map(({ value }) => value);
const editor: readonly Role[] = ["editor"];
const donorServices: readonly Role[] = ["donor-services"];
const finance: readonly Role[] = ["finance"];
const money: readonly Role[] = ["donor-services", "finance"];
const administratorAlone: readonly Role[] = [];

export type Operation = "create" | "read" | "update" | "delete";
type Row = Partial<Record<Operation, readonly Role[]>>;

/** By the slug of the collection or global. Whoever may not read one has no entry of it in the menu. */
const collections = {
  /** Everything that visitors read; visitors themselves read what is published. */
  content: { create: editor, read: all, update: editor, delete: editor },
  siteSettings: { read: all, update: ["editor", "finance"] },
  feeds: { read: all, update: editor },
  "missed-searches": { read: all, delete: editor },
  "page-votes": { read: editor },
  "group-leaders": {
    create: ["editor", "donor-services"],
    read: ["editor", "donor-services"],
    update: ["editor", "donor-services"],
    delete: ["editor", "donor-services"],
  },
  "form-submissions": { read: donorServices, update: donorServices, delete: administratorAlone },
  subscribers: { read: donorServices, delete: donorServices },
  donations: { read: money },
  donors: { read: money },
  deposits: { read: finance },
  "monthly-gifts": { read: money },
  receipts: { read: money },
  refunds: { read: money },
  /** What donor services ask of finance. */
  "refund-requests": { read: money },
  "thank-you-texts": { read: donorServices },
  "cards-to-mail": { read: money, update: money },
  blocklist: { create: money, read: money, update: money, delete: money },
  /** What donors choose from; visitors read it, too. */
  givingChoices: { read: all, update: administratorAlone },
  "donation-protection": { read: money, update: money },
  /** Which of the mails and lines: `areas` below. */
  outbox: { read: money },
  "audit-log": { read: all },
  /** Everybody also reaches the own account (`staff/users.ts`). */
  users: {
    create: administratorAlone,
    read: administratorAlone,
    update: administratorAlone,
    delete: administratorAlone,
  },
  "payload-jobs": { read: administratorAlone, delete: administratorAlone },
} as const satisfies Record<string, Row>;

/** What a button or a page of the admin does. Nobody is shown one that refuses them. */
const actions = {
  "gift-ask": money,
  "gift-decide": finance,
  "gift-spelling": money,
  "gift-correct": money,
  "gift-see-refunds": money,
  /** Gifts that did not come by card, and their deposits. */
  "gift-enter": finance,
  "gift-refund": finance,
  "refund-decide": finance,
  "refund-ask": donorServices,
  "refund-answer": finance,
  "receipt-open": money,
  "receipt-resend": money,
  "receipt-post": money,
  "receipt-replace": finance,
  "receipt-cancel": finance,
  "receipt-settings": finance,
  "receipts-annual": finance,
  "monthly-change": money,
  "monthly-billing": finance,
  "donor-merge": money,
  "donor-notes": money,
  "money-totals": money,
  "money-accountant": finance,
  "gift-report": finance,
  "mail-resend": money,
  "thank-you-edit": donorServices,
  "ecard-stop": money,
  "group-reports": editor,
  "feed-run": editor,
  /** To bring the content of the site before, and to take it back. */
  "move-in": administratorAlone,
  /** To read what came of it, and to tick it off. */
  "move-in-look": editor,
  "person-look-up": donorServices,
  "retention-see": money,
  "second-factor-reset": administratorAlone,
} as const satisfies Record<string, readonly Role[]>;

/** What lines of the log and mails are about, and who sees those. */
const areas = {
  giving: { log: money, mails: money },
  people: { log: donorServices, mails: donorServices },
  content: { log: editor, mails: administratorAlone },
  /** Accounts, and links by which somebody else would act in a donor's name or a leader's. */
  accounts: { log: administratorAlone, mails: administratorAlone },
  system: { log: administratorAlone, mails: administratorAlone },
} as const satisfies Record<string, { log: readonly Role[]; mails: readonly Role[] }>;

export type Subject = keyof typeof collections;
export type StaffAction = keyof typeof actions;
export type Area = keyof typeof areas;

/** Without a role nobody may, and what names nobody is for no role at all, administrators aside. */
const includes = (named: readonly Role[] | undefined, role: Role | null | undefined): boolean =>
  named !== undefined &&
  role !== null &&
  role !== undefined &&
  (role === "administrator" || named.includes(role));

/** Whether an account with this role may do this with the documents of a collection or global. */
export const mayDo = (role: Role | null | undefined, subject: Subject, operation: Operation): boolean =>
  includes((collections[subject] as Row)[operation], role);

/** Whether an account with this role may do what a button or a page of the admin does. */
export const mayAct = (role: Role | null | undefined, action: StaffAction): boolean =>
  includes(actions[action], role);

/** Whether an account with this role sees the lines of the log, or the mails, that are about this. */
export const seesArea = (role: Role | null | undefined, area: Area, kind: "log" | "mails"): boolean =>
  includes(areas[area][kind], role);

/** The collections and globals that have a row of their own. */
export const subjects = Object.keys(collections) as Subject[];
