export const copy = {
  open: "Open the PDF",
  resend: "Mail it again",
  replace: "Replace it",
  cancel: "Cancel it",
  reason: "Reason",
  name: "Corrected name (empty: as it is)",
  address: "Corrected address, one line each (empty: as it is)",
  done: "Done.",
  failed: "This did not work.",
} as const;
