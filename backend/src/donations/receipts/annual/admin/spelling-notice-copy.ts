/** Words of the dashboard about yearly receipts whose donor cannot stand on them as typed. */
export const copy = {
  title: "Yearly tax receipts that wait for a spelling",
  about:
    "The name or the address of these monthly donors has letters that our receipts cannot print, or a web address or telephone number in it. Ask the donor how to write it, and fill it in with the sign-up, under “Spelling for the receipt”. The receipt then goes out by itself.",
  year: (year: number) => `receipt of ${year}`,
} as const;
