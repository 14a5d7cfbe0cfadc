export const copy = {
  subject: (orderId: string) => `A card may be left in the payment service (${orderId})`,
  preview: "Please look into the vault of the Merchant Resource Centre.",
  heading: "A card may be left in the payment service",
  happened:
    "The card of a monthly gift was handed to the payment service's vault, and the answer was lost on the way. So the vault may hold this card under a key that we do not know. Nothing can be charged with it from here, but nobody needs it, and a card that nobody needs should not be kept.",
  todo: "Open the Merchant Resource Centre, and look in its vault for the customer ID below.",
  keep: (ending: string) =>
    `Keep the entry whose data key ends in ${ending}: that one is in use. Delete any other with this customer ID. If there is no other, there is nothing to do.`,
  keepNone: "Delete every entry with this customer ID. If there is none, there is nothing to do.",
  reference: "Customer ID",
  open: "Open the record",
} as const;
