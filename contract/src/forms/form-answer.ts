/** What can become of a posted form. `mail_sent` is success. */
export const formStatuses = ["mail_sent", "validation_failed", "spam", "mail_failed"] as const;

/** What `POST /api/forms/{number}` answers. `reference` names the stored submission. */
export type FormAnswer = {
  status: (typeof formStatuses)[number];
  message: string;
  invalid_fields: { field: string; message: string }[];
  reference?: string | undefined;
};
