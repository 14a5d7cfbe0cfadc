/** Words about links to a gift, which end some time after it. */
export const giftLinkCopy = {
  endedTitle: "This link has ended",
  ended:
    "The link to a gift works for 90 days. After that it opens nothing, so that nobody else can use it. Nothing about your gift or its tax receipt changes by that.",
  ask: "We can e-mail you a new link, to the address that you gave with your gift.",
  button: "E-mail me a new link",
  sentTitle: "Look in your e-mail",
  sent: "If there is such a gift, a new link is on its way to the address that was given with it. It usually takes a minute or two.",
  nothingCame:
    "Nothing there? Look among the unwanted mail. We send at most three links a day for one gift. If you use another e-mail address now, please call us.",
  noScript: "Is the link too old?",
};
