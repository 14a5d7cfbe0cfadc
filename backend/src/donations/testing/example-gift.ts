/** What mails to a donor say of a gift. */
export const exampleGift = {
  firstName: "Zoë",
  amountCents: 123_456,
  donationArea: "Research",
  orderId: "D1",
};

/** A gift of somebody who typed this as their first name, with all the days that some mail says. */
export const giftOf = (typed: string) => ({
  ...{ firstName: typed, amountCents: 2_500, donationArea: "Research", orderId: "D1", cardEnding: "4242" },
  ...{ minimumCents: 2_000, day: "2026-11-20", firstBillingDay: "2026-12-15", nextDay: "2027-01-15" },
});
