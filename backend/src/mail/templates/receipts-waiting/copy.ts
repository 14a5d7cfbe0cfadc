export const copy = {
  subject: "Tax receipts are waiting for a signatory",
  preview: "Donors are not getting their receipts.",
  heading: "Tax receipts cannot be issued",
  happened:
    "Gifts have been received and charged, but their official receipts cannot be issued: the site settings do not say who signs them.",
  todo: "Fill in the signatory under Site settings, Receipt. The receipts that wait are then issued and mailed by themselves within a minute or two.",
  open: "Open the site settings",
} as const;
