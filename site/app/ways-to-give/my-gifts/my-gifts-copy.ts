import { donationMessages } from "@pcf/contract/donation/messages";
import {
  type GiftAnswer,
  linkMinutes,
  type MyGiftsNotice,
  signedInMinutes,
} from "@pcf/contract/donation/my-gifts";
import { dateFormat } from "@pcf/contract/formats";

export const myGiftsCopy = {
  title: "Your gifts and receipts",
  description: "See what you have given, and get your tax receipts again.",
  intro:
    "See what you have given to us, and get your tax receipts again. You need no password: we email you a link.",
  email: "Email address",
  emailHint: "The one that you gave with your gift.",
  send: "Email me a link",
  once: `The link works once, for ${linkMinutes} minutes.`,
  notices: {
    sent: {
      title: "Look in your email",
      text: `If gifts were made with this address, a link is on its way to it. It usually takes a minute or two. Nothing there? Look among the unwanted mail, or try another address that you may have used. We send at most three links an hour to one address.`,
    },
    "too-often": {
      title: "Please wait a little",
      text: "Too many links were asked for from your internet connection. Please try again in an hour, or call us.",
    },
    "link-ended": {
      title: "This link has ended",
      text: `A link works for ${linkMinutes} minutes, so that nobody else can use it. You can ask for a new one here.`,
    },
    "link-used": {
      title: "This link has been used",
      text: "Each link opens the page once, so that nobody else can use it. You can ask for a new one here.",
    },
    "signed-out": { title: "You are signed out", text: "Nobody can see your gifts on this device now." },
    "session-ended": {
      title: "Your page was closed",
      text: `It closes ${signedInMinutes} minutes after you open it, so that nobody else sees it. You can ask for a new link here.`,
    },
    "amount-changed": {
      title: "Your monthly gift is changed",
      text: "You see the new amount below, and we confirm it by email. A charge that was already on its way to your bank keeps the amount that it had.",
    },
    "card-changed": {
      title: "Your card is changed",
      text: "Your bank has accepted the new card, and the next charge goes to it. Nothing was charged by the change. You see below what comes next, and we confirm it by email.",
    },
    "card-declined": {
      title: "Your card was not changed",
      text: "Your bank did not accept the new card. Your gift stays with the card that it had. Please check the number and the expiry date and try again, or try another card.",
    },
    "card-failed": {
      title: "Your card was not changed",
      text: "The new card could not be checked just now. Your gift stays with the card that it had. Please try again in a few minutes, or call us.",
    },
    "card-being-checked": {
      title: "We are still checking your new card",
      text: "Your bank has not answered yet. Please do not enter the card again: we email you as soon as it is clear. Until then your gift has the card that it had.",
    },
    "card-busy": {
      title: "Please try again in a minute",
      text: "Many people are giving at this moment, so your new card was not sent to the bank. Nothing has changed.",
    },
    "card-too-often": {
      title: "Please wait a little",
      text: "Too many cards were tried, so this one was not sent to the bank and nothing has changed. Please try again in an hour, or call us.",
    },
    "monthly-paused": {
      title: "Your monthly gift is paused",
      text: "You see below when it goes on, and we confirm it by email. If a charge was already on its way, our email names it.",
    },
    "monthly-resumed": {
      title: "Your monthly gift goes on",
      text: "You see the next charge below, and we confirm it by email. The months of the pause are not charged later. Thank you.",
    },
    "receipt-donor-changed": {
      title: "Your name and address for receipts are changed",
      text: "You see them below, and we confirm it by email. They stand on the receipts still to come; those that you have stay as they are.",
    },
    "not-changed": {
      title: "Nothing was changed",
      text: "The gift stands as you see it below. It may have been changed before. Please call us if you think that this is wrong.",
    },
    "monthly-stopped": {
      title: "Your monthly gift is stopped",
      text: "Nothing more is sent to your bank. If a charge was already on its way, it stands below as being checked, and our email names it. Thank you for your support.",
    },
    "not-stopped": {
      title: "Nothing was changed",
      text: "This monthly gift was stopped before. Please call us if you think that this is wrong.",
    },
  } satisfies Record<MyGiftsNotice, { title: string; text: string }>,
  wrong: {
    email: {
      missing: "Enter your email address.",
      wrong: "Enter an email address like name@example.com.",
    },
    // There is nothing to select here.
    amount: { [donationMessages.amountMissing]: "Enter an amount in dollars, like 25." },
    reference: { missing: "Enter the reference of your gift.", wrong: "Enter the reference of your gift." },
  },
  check: {
    id: "did-it-go-through",
    title: "Did my gift go through?",
    intro: "If you are not sure, look here before you give again.",
    reference: "Reference of the gift",
    referenceHint: "It begins with a D, like D261120-0123456789, and stands on our pages and in our emails.",
    send: "Look it up",
  },
  answers: {
    charged: {
      tone: "good",
      title: "Yes, your gift went through",
      text: "Your card was charged once. Please do not give again.",
    },
    received: {
      tone: "good",
      title: "Yes, your gift reached us",
      text: "It is on our books. Thank you.",
    },
    refunded: {
      tone: "note",
      title: "This gift was given back",
      text: "Your card was charged, and the money was returned to it.",
    },
    "returned-by-bank": {
      tone: "warn",
      title: "The bank took this gift back",
      text: "It reached us, and your bank took the money back later, so the gift did not come about. If you have a question, please call us.",
    },
    "set-up": {
      tone: "good",
      title: "Your monthly gift is set up",
      text: "Your card was checked and nothing was charged by that. It is charged on the 15th.",
    },
    "set-up-paused": {
      tone: "note",
      title: "Your monthly gift is paused",
      text: "It was set up, and nothing is charged while it is paused. With a link by email, above, you see when it goes on.",
    },
    "set-up-stopped": {
      tone: "note",
      title: "Your monthly gift is stopped",
      text: "It was set up, and stopped later. Nothing more is charged.",
    },
    "not-charged": {
      tone: "warn",
      title: "No, this gift did not go through",
      text: "Your card was not charged. You can give again whenever you like.",
    },
    "being-checked": {
      tone: "warn",
      title: "We are still checking with the bank",
      text: "Please do not give again. We email you as soon as it is clear.",
    },
    "not-found": {
      tone: "warn",
      title: "We found no such gift",
      text: "There is no gift with this reference and this email address. Please compare both with what we sent you, or call us.",
    },
    "too-often": {
      tone: "warn",
      title: "Please wait a little",
      text: "Too many gifts were asked about from your internet connection. Please try again in an hour, or call us.",
    },
  } satisfies Record<GiftAnswer, { tone: "good" | "note" | "warn"; title: string; text: string }>,
  press: {
    title: "Open your gifts and receipts",
    text: `Press the button, and your page opens. It closes by itself after ${signedInMinutes} minutes.`,
    open: "Open my gifts",
  },
  gifts: {
    hello: (name: string, email: string) =>
      `${name ? `${name}, thank you` : "Thank you"} for all that you give. This is what was given with ${email}.`,
    closes: `This page closes ${signedInMinutes} minutes after you opened it. On a device that others use, sign out when you are done.`,
    signOut: "Sign out",
    caption: "What you have given",
    monthly: {
      title: (amount: string) => `${amount} every month`,
      area: "For",
      status: "How it stands",
      states: {
        active: "It is charged on the 15th of each month.",
        failing: "Your bank declined the last charge. The card is tried again. You can change it below.",
        waiting:
          "Your bank declined the card, so nothing is charged. To go on, change the card below, or call us.",
        noCard:
          "It began before our new website, and your card could not come along. So nothing is charged. To go on, enter a card below, or call us.",
        paused: "It is paused: nothing is charged. To go on, please call us.",
        pausing: "It is paused, and goes on by itself with the next charge.",
        stopped: "It is stopped: nothing more is charged.",
      },
      next: "Next charge",
      card: {
        title: "Card",
        ending: (digits: string) => `ending in ${digits}`,
        until: (month: string) =>
          `good until the end of ${dateFormat({ month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${month}-01T00:00:00Z`))}`,
        change: "Change the card",
        give: "Enter a card",
        giveAbout:
          "Your bank checks the card, and nothing is charged by that. We never store card numbers ourselves.",
        about:
          "Your bank checks the new card, and nothing is charged by that. Your earlier card stays until the new one is accepted, and is then deleted from our payment service. We never store card numbers ourselves.",
        goesOn: "Your gift then goes on with the next 15th. The months in between are not charged later.",
        changeNow: "Change it now",
        checking: "We are asking your bank. That can take some seconds: please do not close this page.",
        withoutScript:
          "To enter a card here, your browser needs JavaScript. Or call us, and we will help you:",
      },
      reference: "Reference",
      change: "Change the amount",
      amount: "Amount each month, in dollars",
      amountAbout: (day: string | null) =>
        day ? `It counts from the next charge, on ${day}.` : "It counts from the next charge.",
      changeNow: "Change it now",
      pause: "Pause it for up to three months",
      pauseLegend: "For how long?",
      pauseHint: "Nothing is charged meanwhile, and it is not charged later.",
      months: (count: number) => (count === 1 ? "1 month" : `${count} months`),
      goesOn: (day: string) => `It goes on by itself: the next charge is on ${day}.`,
      pauseNow: "Pause it now",
      resume: "Go on before that",
      resumeAbout: "It goes on with the next 15th of a month. The months of the pause are not charged later.",
      resumeNow: "Go on now",
      receipts: {
        title: "Receipts are made out to",
        change: "Change the name or address on its receipts",
        intro:
          "It counts for the receipts still to come. Those that you have stay as they are; if one is wrong, please call us.",
        organization: "Legal name of the organization",
        contact: "Contact person",
        contactHint: "We write to this person. The name does not stand on the receipt.",
        firstName: "First name",
        initial: "Middle initial",
        lastName: "Last name",
        second: "A second name on the receipt",
        secondHint:
          "For example your spouse, when the gift is from both of you. Leave it empty for one name.",
        street: "Street address",
        streetHint: "With the apartment or unit number.",
        city: "City or town",
        region: "Province, territory, state or region",
        postalCode: "Postal or ZIP code",
        country: "Country",
        changeNow: "Change it now",
      },
      stop: "Stop this monthly gift",
      sure: "It stops at once and for good, and we confirm it by email. To give monthly again later, you would set up a new gift.",
      stopNow: "Stop it now",
    },
    columns: ["Date", "Amount", "For", "Reference", "Tax receipt"],
    amount: {
      given: (amount: string) => amount,
      refunded: (amount: string) => `${amount}, given back`,
      "returned-by-bank": (amount: string) => `${amount}, taken back by the bank`,
      "being-checked": (amount: string) => `${amount}, being checked`,
      partly: (amount: string, back: string) => `${amount}, of which ${back} given back`,
      setUp: (amount: string) => `${amount} every month: set up, nothing charged by that`,
    },
    receipt: (serial: string) => `No. ${serial} (PDF)`,
    cancelled: (serial: string) => `No. ${serial} was cancelled`,
    formerReceipt: (number: string) => `No. ${number}, from before our new website`,
    noReceipt: "None",
    note: (minimum: string) =>
      `Gifts of ${minimum} or more have an official tax receipt; a new one takes a minute. For monthly gifts there is one receipt for the whole year, by February 28 of the next year.`,
    other: "Is something missing?",
    otherText:
      "Gifts that came with another email address, or with none, as some by phone or by mail do, are not shown here. We are glad to help.",
  },
  unreachable: {
    title: "This page cannot be shown right now",
    text: "Our server did not answer. Please try again in a few minutes. If you have just sent a form, it may have arrived all the same: open this page again and look before you send it once more.",
    again: "Try again",
  },
  refused: {
    title: "Nothing was sent",
    text: "Your browser hides which page your form came from, so we could not tell it from a form of somebody else’s website. Nothing has changed. A privacy extension may do this, or a mail program that opens pages in a window of its own. Please open this page in your usual browser, or call us, and we do it for you.",
    again: "Open the page again",
  },
};
