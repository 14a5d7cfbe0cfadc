export const copy = {
  subject: "A mail could not be delivered",
  preview: "Somebody has not got a mail of ours.",
  heading: "A mail could not be delivered",
  happened:
    "The system has given up at least one mail today: the address may be wrong, or the connection broke and it is not known whether the mail arrived. It may be a tax receipt.",
  todo: "Open the list of failed mails. Each says what went wrong; correct the address where it is wrong and send it again.",
  once: "This notice comes at most once a day, so look through the whole list.",
  open: "Open the failed mails",
} as const;
