export const copy = {
  subject: {
    signatory: "Tax receipts are waiting for a signatory",
    settings: "Tax receipts are waiting for a setting",
  },
  preview: "Donors are not getting their receipts.",
  heading: "Tax receipts cannot be issued",
  happened: {
    signatory:
      "Gifts have been received and charged, but their official receipts cannot be issued: the site settings do not say who signs them.",
    settings:
      "Gifts have been received and charged, but their official receipts cannot be issued: receipts cannot print all letters in the name of the person who signs them, in the place of issue, or in our own name and address. The donors' names have nothing to do with it.",
  },
  todo: {
    signatory:
      "Fill in the signatory under Site settings, Tax receipts. The receipts that wait are then issued and mailed by themselves within a minute or two.",
    settings:
      "Write the signatory, the office and the place of issue under Site settings, Tax receipts, in other letters. The receipts that wait are then issued and mailed by themselves within a minute or two.",
  },
  open: "Open the site settings",
} as const;
