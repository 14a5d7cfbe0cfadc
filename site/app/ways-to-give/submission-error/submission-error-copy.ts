export const submissionErrorCopy = {
  title: "Submission Error",
  description: "Your donation could not be sent. This page says whether you were charged.",
  unknown: "An unknown error occurred. Please contact our support team for assistance.",
  promise: "Your browser is not supported.",
  promiseLong:
    "Unfortunately, your current browser is not supported. Please use a newer one, or give by phone or mail.",
  checking: "We are asking our server whether you were charged …",
  state: {
    charged: {
      title: "You were charged, and your gift has arrived.",
      text: "Only the answer got lost on its way to you. Please do not give again.",
    },
    "set-up": {
      title: "Your monthly gift is set up.",
      text: "Only the answer got lost on its way to you. Nothing has been charged yet. Please do not give again.",
    },
    "being-checked": {
      title: "Your gift is being checked.",
      text: "The bank has not answered yet. Please do not give again until you know.",
    },
    refused: {
      title: "The payment was not approved.",
      text: "The next page says why, and whether you may have been charged.",
    },
    "not-charged": {
      title: "You were not charged.",
      text: "Your donation did not reach us. Your answers are kept on this device, except for the card details.",
    },
  },
  unreachable: {
    title: "We cannot tell yet whether you were charged.",
    text: "Our server cannot be reached from here. We keep trying; you can also leave and come back. If you send the form again from this device, the same gift is never charged twice.",
  },
  seeThanks: "See your confirmation",
  follow: "Follow it here",
  seeRefusal: "See why",
  again: "Back to the donation form",
  home: "Back to home",
};
