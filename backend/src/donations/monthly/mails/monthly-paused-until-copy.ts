export const copy = {
  subject: (day: string) => `Your monthly gift is paused until ${day}`,
  preview: "Nothing is charged before that day.",
  paused: (amount: string, day: string) =>
    `Your monthly gift of ${amount} is paused, as you asked. It goes on by itself with the charge on ${day}. The months in between are not charged later.`,
  onItsWay: (day: string) =>
    `One charge was already with the bank when you paused the gift: the one that was due on ${day}. It may still appear on your card's statement.`,
  earlier: (phone: string) =>
    `If you would like to go on earlier, or to stop the gift, you can do so on your own page, or call us at ${phone}.`,
  thanks: "Thank you for your support.",
  remind: "We write to you a few days before the next charge.",
} as const;
