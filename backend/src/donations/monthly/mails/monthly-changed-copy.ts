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
  card: {
    subject: "The card of your monthly gift has changed",
    preview: "Your bank has accepted the new card.",
    text: (amount: string) =>
      `You have changed the card of your monthly gift of ${amount}. Your bank has accepted the new card, and nothing was charged by that. Charges from now on go to it, and your earlier card is removed from our payment service.`,
    next: (day: string) => `The next charge is on ${day}.`,
    again: (day: string) =>
      `This month's gift is still to be charged, since the bank declined it with your earlier card. We try it again on ${day}, with the new card.`,
    goesOn: (day: string) =>
      `Your gift was paused, since the bank had declined your earlier card. It goes on now: the next charge is on ${day}, then on the 15th of each month. The months in between are not charged later.`,
    pausing: (day: string) => `The gift stays paused, as you asked. It goes on with the charge on ${day}.`,
    paused: "The gift stays paused: nothing is charged until you tell us to go on.",
    onItsWay: (day: string) =>
      `One charge was already with the bank when you changed the card: the one that was due on ${day}. It is still made with your earlier card.`,
    notYou: (phone: string) => `If you did not ask for this, please call us at ${phone}.`,
  },
  cardNot: {
    subject: "The card of your monthly gift was not changed",
    preview: "It stays with the card that it had.",
    text: (day: string) =>
      `On ${day} you gave us another card for your monthly gift, and we could not tell you at once what became of it. Now we know: it did not go through, and nothing has changed. The gift stays with the card that it had.`,
    again: "You can try again on your own page, with the same card or another one.",
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
