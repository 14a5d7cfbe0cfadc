/** Words of the dashboard about yearly receipts that cannot be printed. */
export const copy = {
  title: "Yearly tax receipts that wait for a spelling",
  about:
    "The name or the address of these monthly donors has letters that our receipts cannot print. Ask the donor how to write it in other letters, and fill it in with the sign-up, under “Spelling for the receipt”. The receipt then goes out by itself.",
  year: (year: number) => `receipt of ${year}`,
} as const;
