import type { CheckNotice } from "@pcf/contract/group-check";

/** Words of the page on which a leader confirms the details of a group. */
export const confirmGroupCopy = {
  title: "Are the details of your group right?",
  description: "For leaders of support groups.",
  hello: (name: string) => `Hello ${name}.`,
  text: "This is what visitors of our website read. Please look through it.",
  next: "Coming meetings, as the website lists them",
  unsure: "Holidays: do you meet? Until you tell us, the website says that people should ask you",
  onHoliday: (day: string, holiday: string) => (holiday ? `${day} (${holiday})` : day),
  contacts: "Whom visitors call or write to",
  website: "Website",
  notice: "Notice",
  confirm: "Yes, all of this is right",
  confirmText: "The website then says that your group has confirmed its details this month.",
  correctTitle: "Something is not right?",
  correct: "What should stand there instead?",
  correctHint: "For one meeting that is off or moved, please use the other form: it asks for the day.",
  meetingForm: "Tell us of one meeting",
  send: "Send the correction",
  stopTitle: "No more of these mails?",
  stopText: "We ask four times a year. If you would rather not be asked, press here.",
  stop: "Stop these mails",
  stopped: "You get no more of these mails.",
  notices: {
    confirmed: "Thank you. The website says that your group has confirmed its details.",
    sent: "Thank you. Our staff look at it and then publish it. Until then the website stays as it is.",
    "mails-stopped": "Done. You get no more of these mails.",
    empty: "Please write what should stand there instead, and send it again.",
    "too-long":
      "Your text is longer than the 5,000 characters that we can take here. Please shorten it below and send it again, or call us.",
    "not-sent": "It could not be sent. Your text is still below: please send it again later, or call us.",
  } satisfies Record<CheckNotice, string>,
  ended: {
    title: "This link does not work any more",
    text: "Links in our mails work for 60 days. You can always tell us of a change with our form.",
    form: "Tell us of a change",
    written: "What you wrote, to copy into the form",
  },
  unreachable: {
    title: "We cannot show the page right now",
    text: "Please try again in a few minutes: your link stays as it is.",
  },
  unsent: {
    title: "It may not have arrived",
    text: "We cannot be reached right now. Please press the button again in a few minutes: pressing twice does no harm. Your link stays as it is.",
    correction: "Your text",
  },
};
