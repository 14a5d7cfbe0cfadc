export const reefKnotKitsCopy = {
  title: "Reef Knot Kits",
  description: "A free information kit by mail.",
  formTitle: "Request a kit",
  shippingTitle: "Shipping",
  who: "Who we send it to",
  about: "About you",
  alreadyTitle: "We have your request",
  alreadyToday:
    "You sent it today. Kits go out on Wednesdays. We take one request a day from each browser, unless it is for someone else.",
  forOthers:
    "These three questions are about one patient. You are ordering for others: “Not applicable” is all we need, and is sent to us as “No”.",
  already: "We already have your request from today, so nothing more was sent.",
  another: "Request a kit for someone else",
};
