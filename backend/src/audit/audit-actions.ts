import type { AuditGroup } from "./audit-groups.ts";

/**
 * What is written down, with the words staff read and the group that decides who reads it. The value is stored. Words such
 * as "replace it" name a decision, which is written down before it is carried out (see `record-then-act.ts`), others what was done.
 */
export const auditActions = [
  { value: "gift-asked", label: "Gift: ask the gateway again", group: "giving" },
  { value: "gift-accepted", label: "Gift: accept the amount taken", group: "giving" },
  { value: "gift-closed", label: "Gift: close, nothing is kept", group: "giving" },
  { value: "gift-refunded", label: "Gift: give money back", group: "giving" },
  { value: "refund-decided", label: "Refund: say what became of it", group: "giving" },
  { value: "gift-spelling", label: "Gift: give a spelling for the receipt", group: "giving" },
  { value: "monthly-paused", label: "Monthly gift: pause it", group: "giving" },
  { value: "monthly-resumed", label: "Monthly gift: resume it", group: "giving" },
  { value: "monthly-amount", label: "Monthly gift: change its amount", group: "giving" },
  { value: "monthly-card", label: "Monthly gift: give it another card", group: "giving" },
  {
    value: "monthly-receipt-donor",
    label: "Monthly gift: change name and address for receipts",
    group: "giving",
  },
  { value: "monthly-stopped", label: "Monthly gift: stop it", group: "giving" },
  { value: "ecard-stopped", label: "E-card: stop it", group: "giving" },
  { value: "card-mailed", label: "Card to mail: changed", group: "giving" },
  { value: "receipt-resent", label: "Receipt: mail it again", group: "giving" },
  { value: "receipt-replaced", label: "Receipt: replace it", group: "giving" },
  { value: "receipt-cancelled", label: "Receipt: cancel it", group: "giving" },
  {
    value: "receipt-settings",
    label: "Receipts: who signs them, place or least sum changed",
    group: "giving",
  },
  { value: "mail-resent", label: "Mail: send it again", group: "giving" },
  { value: "block-added", label: "Blocklist: entry added", group: "giving" },
  { value: "block-changed", label: "Blocklist: entry changed", group: "giving" },
  { value: "block-removed", label: "Blocklist: entry removed", group: "giving" },
  { value: "attack-mode-on", label: "Attack mode: switched on", group: "giving" },
  { value: "attack-mode-off", label: "Attack mode: switched off", group: "giving" },

  { value: "form-mail-resent", label: "Mail about a form: send it again", group: "people" },
  { value: "form-changed", label: "Form received: state changed", group: "people" },
  { value: "form-deleted", label: "Form received: deleted", group: "people" },
  { value: "leader-added", label: "Leader of a group: added", group: "people" },
  { value: "leader-changed", label: "Leader of a group: changed", group: "people" },
  { value: "leader-deleted", label: "Leader of a group: deleted", group: "people" },
  { value: "subscriber-deleted", label: "Subscriber: deleted", group: "people" },
  { value: "person-exported", label: "Person: everything exported", group: "people" },
  { value: "person-erased", label: "Person: erased", group: "people" },

  { value: "content-published", label: "Published", group: "content" },
  { value: "content-unpublished", label: "Unpublished", group: "content" },
  { value: "content-changed", label: "Changed", group: "content" },
  { value: "content-restored", label: "Earlier version brought back", group: "content" },
  { value: "content-trashed", label: "Moved to the trash", group: "content" },
  { value: "content-brought-back", label: "Brought back from the trash", group: "content" },
  { value: "content-deleted", label: "Deleted for good", group: "content" },
  { value: "feed-run", label: "Feed: run asked for", group: "content" },
  { value: "search-deleted", label: "Search that found nothing: deleted", group: "content" },

  { value: "account-created", label: "Account: created", group: "accounts" },
  { value: "account-deleted", label: "Account: deleted", group: "accounts" },
  { value: "account-role-changed", label: "Account: role changed", group: "accounts" },
  { value: "account-address-changed", label: "Account: address changed", group: "accounts" },
  { value: "account-password-set", label: "Account: password set for somebody else", group: "accounts" },
  { value: "account-password-chosen", label: "Account: own password chosen", group: "accounts" },
  { value: "account-signed-in", label: "Account: signed in", group: "accounts" },
  { value: "account-mail-resent", label: "Mail about an account: send it again", group: "accounts" },
  {
    value: "account-recovered",
    label: "Account: administrator let in again on the server",
    group: "accounts",
  },
  { value: "two-factor-passed", label: "Account: second factor given", group: "accounts" },
  { value: "two-factor-on", label: "Account: second factor set up", group: "accounts" },
  { value: "two-factor-off", label: "Account: second factor turned off", group: "accounts" },
  { value: "recovery-codes-renewed", label: "Account: new recovery codes", group: "accounts" },
  { value: "two-factor-reset", label: "Account: second factor reset", group: "accounts" },

  { value: "retention-run", label: "Retention: old records removed", group: "system" },
] as const satisfies readonly { value: string; label: string; group: AuditGroup }[];

export type AuditAction = (typeof auditActions)[number]["value"];
