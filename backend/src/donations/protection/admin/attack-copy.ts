/** "1 card", "3 cards". */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** "a, b and c". */
const listed = (things: readonly string[]) =>
  things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")} and ${things.at(-1)}`;

/** Words of the screen of attacks. */
export const attackCopy = {
  what: "Thieves try whether stolen cards are good by making small gifts. The donation form defends itself: the more payments are declined, the more work a browser has to do before the next card is tried. Attack mode asks for all of that work at once, of everybody. Honest donors wait some seconds longer.",
  state: "Attack mode",
  on: "On",
  off: "Off",
  since: (moment: string, by: string) => (by ? `since ${moment}, by ${by}` : `since ${moment}`),
  reason: (reason: string) => `Reason: ${reason}`,
  switch: {
    reason: "Reason",
    on: "Switch attack mode on",
    off: "Switch attack mode off",
    askOn: "Switch attack mode on?",
    askOff: "Switch attack mode off?",
    aboutOn: [
      "From the next seconds on every donor’s browser works some seconds before a card is tried.",
      "It stays on until somebody switches it off; the first screen says so each day.",
    ],
    aboutOff: ["From the next seconds on the donation form asks for the usual work again."],
    yesOn: "Yes, switch it on",
    yesOff: "Yes, switch it off",
    isOn: "Attack mode is on.",
    isOff: "Attack mode is off.",
  },
  itself: "What the form does by itself",
  declines: (count: number) => {
    if (count === 0) return "No payment was declined within the last hour.";
    return count === 1
      ? "1 payment was declined within the last hour."
      : `${count} payments were declined within the last hour.`;
  },
  quiet: "Donors notice nothing of the protection.",
  harder: "It asks for more work than usual before a card is tried.",
  closed: "It tries one card after the other, and only after the most work it can ask for.",
  limits: "Turned away",
  held: (at: { addresses: number; cards: number; emails: number }) => {
    const things = [
      ...(at.addresses > 0 ? [counted(at.addresses, "network address", "network addresses")] : []),
      ...(at.cards > 0 ? [counted(at.cards, "card", "cards")] : []),
      ...(at.emails > 0 ? [counted(at.emails, "email address", "email addresses")] : []),
    ];
    return things.length === 0
      ? "No card and no address is turned away at present for too many declines."
      : `${listed(things)} had so many declines within the hour that no more is tried with them until it is over.`;
  },
  ofDay: (ecards: number, signUps: number) => {
    const things = [
      ...(ecards > 0 ? [counted(ecards, "e-card", "e-cards")] : []),
      ...(signUps > 0 ? [counted(signUps, "monthly sign-up", "monthly sign-ups")] : []),
    ];
    return things.length === 0
      ? "The limits of a day have turned nobody away today."
      : `The limits of a day have turned ${listed(things)} away today.`;
  },
  notCounted: "Who does not pass the check of the form, before a card is tried, is not counted.",
  blocked: "Addresses that are blocked",
  graph: "Tries to give a minute, in the last 24 hours",
  attempts: "Tries",
  declined: "Declined",
  about: (tries: number, declined: number) =>
    tries === 0
      ? "Nobody tried to give."
      : `${counted(tries, "try", "tries")} to give, of which ${declined} ${declined === 1 ? "was" : "were"} declined.`,
  busiest: (most: number, moment: string) => `On ${moment} there were ${most} within one minute, the most.`,
  hour: "Hour from",
  most: "Most tries in a minute",
} as const;
