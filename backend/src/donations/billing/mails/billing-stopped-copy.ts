export const copy = {
  subject: (day: string) => `Monthly gifts wait for the payment service (${day})`,
  preview: "Nothing is lost. Please see to it when it lasts longer than a day.",
  heading: "Monthly gifts wait for the payment service",
  happened: (day: string) =>
    `On ${day} the payment service did not answer, or did not accept our requests, so that monthly gifts that are due could not be charged.`,
  goesOn:
    "Nothing is lost. We ask again every hour and charge what is due as soon as the service works. A month that cannot be charged for 20 days is left out, and its donor told.",
  todo: "If you get this e-mail again tomorrow, please call the payment service, and have whoever looks after this system see whether its store ID and API token are still good.",
} as const;
