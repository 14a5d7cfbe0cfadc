export const reefKnotKitsCopy = {
  title: "Reef Knot Kits",
  description: "A free information kit by mail.",
  formTitle: "Request a kit",
  shippingTitle: "Shipping",
  who: "Who we send it to",
  about: "About you",
  already: "We already have your request from today, so nothing more was sent.",
  another: "Request a kit for someone else",
};
