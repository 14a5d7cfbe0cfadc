export const copy = {
  subject: (orderId: string) => `A tax receipt waits for a spelling (${orderId})`,
  heading: "A tax receipt waits for a spelling",
  happened: "A gift has been received and charged. Its official receipt is not issued yet:",
  happenedInYear: "The receipt for a donor's monthly gifts of last year is due. It is not issued yet:",
  lack: {
    letters: {
      preview: "Its name or address has letters that receipts cannot print.",
      because:
        "the name or the address has letters that our receipts cannot print, and a receipt with empty boxes is of no use to the donor.",
      todo: "Ask the donor how to write it in other letters.",
    },
    address: {
      preview: "Its name or address holds a web address, an e-mail address or a telephone number.",
      because:
        "the name or the address holds a web address, an e-mail address or a telephone number, which we do not print or mail for others.",
      todo: "Find out who gave: call or write to the donor. If the name is truly written so, it may stay.",
    },
  },
  todo: "Open the donation, and fill in name and address under “Spelling for the receipt”. The receipt is then issued and mailed by itself within a minute or two.",
  todoInYear:
    "Open the sign-up of the monthly gift, and fill in name and address under “Spelling for the receipt”. The receipt is then issued and mailed by itself within a day.",
  open: "Open the donation",
} as const;
