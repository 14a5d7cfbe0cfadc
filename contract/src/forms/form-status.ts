/** What can become of a posted form. `mail_sent` is success. */
export const formStatuses = ["mail_sent", "validation_failed", "spam", "mail_failed"] as const;
