export const copy = {
  resumed: {
    subject: "Your monthly gift goes on",
    preview: (day: string) => `The next charge is on ${day}.`,
    text: (amount: string, day: string) =>
      `Your monthly gift of ${amount} was paused and goes on now. The next charge is on ${day}, then on the 15th of each month.`,
  },
  amount: {
    subject: "The amount of your monthly gift has changed",
    preview: (amount: string) => `It is ${amount} each month now.`,
    text: (amount: string) => `Your monthly gift is ${amount} each month now. Thank you for giving with us.`,
    next: (day: string) => `The next charge, on ${day}, is the first of this amount.`,
    onItsWay: (amount: string, day: string) =>
      `One charge was already with the bank when you changed the amount: the one that was due on ${day}. It is still ${amount}.`,
    notYou: (phone: string) => `If you did not ask for this, please call us at ${phone}.`,
  },
  receiptDonor: {
    subject: "The name and address on your receipts have changed",
    preview: "They stand on the receipts still to come.",
    text: "You have changed the name or the address for the receipts of your monthly gift. This is how the next ones are made out. Receipts that you have already stay as they are.",
    name: "Name",
    address: "Address",
    notYou: (phone: string) => `If you did not ask for this, please call us at ${phone}.`,
  },
} as const;
