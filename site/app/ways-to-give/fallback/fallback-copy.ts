export const fallbackCopy = {
  title: "Your gift is being checked",
  description: "The bank has not told us yet what became of your gift. This page moves on by itself.",
  lead: "We sent your gift to the bank and have not had a clear answer yet. We are asking again.",
  again: "Please do not submit your donation again. The same gift is never charged twice.",
  expect:
    "This usually takes less than a minute, and rarely longer than an hour. This page moves on by itself as soon as we know. You can close it: we will e-mail you either way, when your gift has gone through and when it has not.",
  noScript:
    "If you have just given: we e-mail you either way, when your gift has gone through and when it has not. This page cannot look for you without JavaScript.",
  reference: "Reference",
  checking: "Checking …",
  unreachable: "Our server cannot be reached from here at the moment. We keep trying.",
  nothingTitle: "No gift is being checked",
  nothing:
    "Nothing is waiting for an answer on this device. If you gave from another phone or computer, please look at that one, or in your e-mail.",
  notCharged: "You were not charged.",
  notChargedText:
    "The bank has no payment of this gift. Your answers are kept on this device, except for the card details.",
  form: "Go to the donation form",
};
