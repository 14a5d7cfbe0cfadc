import { listFileEndpoint } from "../office/lists/list-file.ts";
import { feature } from "../platform/feature.ts";
import { billingPart } from "./billing/billing-part.ts";
import { billingQueue, billingTask } from "./billing/billing-task.ts";
import { cardEndpoints } from "./cards/card-endpoints.ts";
import { cardScreens } from "./cards/card-screens.ts";
import { cardsList } from "./cards/cards-list.ts";
import { cardsToday } from "./cards/cards-today.ts";
import { donations } from "./donations.ts";
import { donors } from "./donors/donors.ts";
import { donorsList } from "./donors/donors-list.ts";
import { keepDonorsTask } from "./donors/keep-donors.ts";
import { addsEcards } from "./ecards/adds-ecards.ts";
import { ecardRefusals, refusalEndpoints } from "./ecards/refusals.ts";
import { cardsToMail } from "./follow-up/cards-to-mail.ts";
import { donationTasks } from "./follow-up/tasks.ts";
import { gatewayQuestions } from "./gateway/gateway-questions.ts";
import { giftsList } from "./gifts/gifts-list.ts";
import { searchDonors, searchGifts, searchReceipts } from "./gifts/search-giving.ts";
import { todayGifts } from "./gifts/today-gifts.ts";
import { donateEndpoint } from "./give/endpoints/donate.ts";
import { captchaEndpoint } from "./give/endpoints/settings.ts";
import { givingHealth } from "./health/giving-health.ts";
import { money } from "./money/money-part.ts";
import { monthlyGifts } from "./monthly/monthly-gifts.ts";
import { monthlyList } from "./monthly-list/monthly-list.ts";
import { movedIn } from "./moved-in/moved-in-part.ts";
import { donorSignIns } from "./my-gifts/donor-sign-ins.ts";
import { actionEndpoint } from "./my-gifts/endpoints/actions.ts";
import { cardLinkEndpoint } from "./my-gifts/endpoints/card-link.ts";
import { ownReceiptEndpoint, pageEndpoint } from "./my-gifts/endpoints/my-gifts-page.ts";
import { deposits } from "./offline/deposits.ts";
import { offline } from "./offline/offline-part.ts";
import { heldGiving } from "./personal-data/held-giving.ts";
import { donationProtection } from "./protection/attack-mode.ts";
import { blockedList, blockedScreens } from "./protection/blocked-list.ts";
import { blocklist } from "./protection/blocklist.ts";
import { usedCaptchas } from "./protection/captcha/captcha.ts";
import { recaptchaQuestion } from "./protection/captcha/recaptcha-question.ts";
import { protectionCounters } from "./protection/protection-counters.ts";
import { attackScreen, todayAttack } from "./protection/today-attack.ts";
import { addsReceiptSettings } from "./receipts/adds-receipt-settings.ts";
import { annualPart } from "./receipts/annual/annual-part.ts";
import { annualQueue, annualTask } from "./receipts/annual/annual-task.ts";
import { spellingScreen, todaySpelling } from "./receipts/annual/today-spelling.ts";
import { addsReceiptRule } from "./receipts/mails/adds-receipt-rule.ts";
import { receiptPost } from "./receipts/post/post-part.ts";
import { receiptCheckEndpoint } from "./receipts/receipt-check.ts";
import { receiptQuestion } from "./receipts/receipt-question.ts";
import { receipts } from "./receipts/receipts.ts";
import { givingChoices } from "./record/giving-choices.ts";
import { gatewayQueue } from "./record/queue-follow-up.ts";
import { refundRequests } from "./refunds/refund-requests.ts";
import { refundRequestsToday } from "./refunds/refund-requests-today.ts";
import { refunds } from "./refunds/refunds.ts";
import { rehearsalEndpoint } from "./rehearsal/rehearsal-endpoint.ts";
import { thankYouTexts } from "./thanks/thank-you-texts.ts";
import { thankYou } from "./thanks-desk/thank-you-part.ts";

/** Giving: donations, monthly gifts, receipts, refunds, e-cards, and the donor's own page. */
export const donationsFeature = feature({
  collections: [
    donations,
    donors,
    deposits,
    monthlyGifts,
    receipts,
    refunds,
    refundRequests,
    cardsToMail,
    blocklist,
    protectionCounters,
    usedCaptchas,
    donorSignIns,
    ecardRefusals,
    thankYouTexts,
  ],
  globals: [givingChoices, donationProtection],
  // Endpoints inside `/api/donations` belong to the collection, which would hide them here.
  endpoints: [
    donateEndpoint,
    captchaEndpoint,
    pageEndpoint,
    actionEndpoint,
    ownReceiptEndpoint,
    cardLinkEndpoint,
    receiptCheckEndpoint,
    rehearsalEndpoint,
    ...refusalEndpoints,
    listFileEndpoint(giftsList),
    listFileEndpoint(donorsList),
    listFileEndpoint(blockedList),
    listFileEndpoint(cardsList),
    listFileEndpoint(monthlyList),
    annualPart.endpoint,
    billingPart.endpoint,
    ...cardEndpoints,
    ...money.endpoints,
    ...offline.endpoints,
    ...thankYou.endpoints,
    ...receiptPost.endpoints,
  ],
  tasks: [...donationTasks, keepDonorsTask, billingTask, annualTask],
  queues: [
    { name: gatewayQueue, cron: "1-59/4 * * * * *", limit: 20 },
    { name: billingQueue, cron: "10-59/20 * * * * *", limit: 1 },
    { name: annualQueue, cron: "15-59/20 * * * * *", limit: 1 },
  ],
  logActions: [
    { value: "gift-asked", label: "Gift: ask the gateway again", area: "giving" },
    { value: "gift-accepted", label: "Gift: accept the amount taken", area: "giving" },
    { value: "gift-closed", label: "Gift: close, nothing is kept", area: "giving" },
    { value: "gift-rehearsal", label: "Gift: rehearsal of the test gateway taken away", area: "giving" },
    { value: "gifts-exported", label: "Gifts: list taken away as a file", area: "giving" },
    { value: "donors-exported", label: "Donors: list taken away as a file", area: "giving" },
    { value: "donors-merged", label: "Donor: two addresses are the same person", area: "giving" },
    { value: "donors-parted", label: "Donor: an address is another person after all", area: "giving" },
    { value: "donor-notes", label: "Donor: notes changed", area: "giving" },
    { value: "gift-refunded", label: "Gift: give money back", area: "giving" },
    { value: "refund-decided", label: "Refund: say what became of it", area: "giving" },
    { value: "refund-asked", label: "Refund: asked of finance", area: "giving" },
    { value: "refund-ask-refused", label: "Refund: finance says no", area: "giving" },
    { value: "refund-ask-read", label: "Refund: finance’s answer read", area: "giving" },
    { value: "gift-spelling", label: "Gift: give a spelling for the receipt", area: "giving" },
    { value: "gift-corrected", label: "Gift: correct name and address", area: "giving" },
    { value: "monthly-paused", label: "Monthly gift: pause it", area: "giving" },
    { value: "monthly-resumed", label: "Monthly gift: resume it", area: "giving" },
    { value: "monthly-amount", label: "Monthly gift: change its amount", area: "giving" },
    { value: "monthly-card", label: "Monthly gift: give it another card", area: "giving" },
    { value: "monthly-card-link", label: "Monthly gift: mail its donor the link for a card", area: "giving" },
    {
      value: "monthly-receipt-donor",
      label: "Monthly gift: change name and address for receipts",
      area: "giving",
    },
    { value: "monthly-stopped", label: "Monthly gift: stop it", area: "giving" },
    { value: "monthly-exported", label: "Monthly gifts: list taken away as a file", area: "giving" },
    { value: "monthly-billed", label: "Monthly gifts: billing started by hand", area: "giving" },
    { value: "ecard-stopped", label: "E-card: stop it", area: "giving" },
    { value: "card-mailed", label: "Card to mail: changed", area: "giving" },
    { value: "cards-exported", label: "Cards to mail: list taken away as a file", area: "giving" },
    { value: "receipt-resent", label: "Receipt: mail it again", area: "giving" },
    { value: "receipts-annual", label: "Receipts: yearly run started by hand", area: "giving" },
    { value: "receipt-replaced", label: "Receipt: replace it", area: "giving" },
    { value: "receipt-cancelled", label: "Receipt: cancel it", area: "giving" },
    {
      value: "receipt-settings",
      label: "Receipts: who signs them, place or least sum changed",
      area: "giving",
    },
    { value: "block-added", label: "Blocklist: entry added", area: "giving" },
    { value: "block-changed", label: "Blocklist: entry changed", area: "giving" },
    { value: "block-removed", label: "Blocklist: entry removed", area: "giving" },
    { value: "blocked-exported", label: "Blocklist: taken away as a file", area: "giving" },
    { value: "attack-mode-on", label: "Attack mode: switched on", area: "giving" },
    { value: "attack-mode-off", label: "Attack mode: switched off", area: "giving" },
    ...money.logActions,
    ...offline.logActions,
    ...movedIn.logActions,
    ...thankYou.logActions,
    ...receiptPost.logActions,
  ],
  mailKinds: [
    { value: "receipt", label: "Tax receipt", area: "giving", kept: "gift-mails" },
    { value: "receipt-cancelled", label: "Tax receipt cancelled", area: "giving", kept: "gift-mails" },
    { value: "acknowledgement", label: "Acknowledgement", area: "giving", kept: "gift-mails" },
    { value: "ecard", label: "E-card", area: "giving", kept: "ecard-mails" },
    { value: "monthly-set-up", label: "Monthly gift set up", area: "giving", kept: "gift-mails" },
    {
      value: "monthly-coming",
      label: "Monthly gift: first charge coming",
      area: "giving",
      kept: "gift-mails",
    },
    { value: "monthly-failure", label: "Monthly gift failed", area: "giving", kept: "gift-mails" },
    { value: "monthly-paused", label: "Monthly gift paused", area: "giving", kept: "gift-mails" },
    { value: "monthly-changed", label: "Monthly gift changed", area: "giving", kept: "gift-mails" },
    {
      value: "monthly-card-expiring",
      label: "Monthly gift: card expires",
      area: "giving",
      kept: "gift-mails",
    },
    { value: "monthly-stopped", label: "Monthly gift stopped", area: "giving", kept: "gift-mails" },
    { value: "not-charged", label: "Gift not charged", area: "giving", kept: "gift-mails" },
    { value: "gift-refunded", label: "Gift given back", area: "giving", kept: "gift-mails" },
    { value: "gift-link", label: "New link to a gift", area: "giving", kept: "gift-mails" },
    { value: "my-gifts-link", label: "Link to a donor’s own page", area: "accounts", kept: "gift-mails" },
    ...thankYou.mailKinds,
  ],
  holds: heldGiving,
  questions: [...gatewayQuestions, recaptchaQuestion, receiptQuestion],
  health: givingHealth,
  adds: {
    collections: { outbox: (outbox) => addsReceiptRule(addsEcards(outbox)) },
    globals: { siteSettings: addsReceiptSettings },
  },
  admin: {
    screens: [
      {
        path: giftsList.path,
        title: "Gifts",
        help: "Gifts",
        menu: "Giving",
        isFor: giftsList.isFor,
        Component: "/office/lists/list-screen.tsx#ListScreen",
      },
      ...offline.screens,
      {
        path: "/gifts/:id",
        title: "Gift",
        isFor: giftsList.isFor,
        Component: "/donations/gifts/gift-page.tsx#GiftPage",
      },
      {
        path: donorsList.path,
        title: "Donors",
        help: "Donors",
        menu: "Giving",
        isFor: donorsList.isFor,
        Component: "/office/lists/list-screen.tsx#ListScreen",
      },
      {
        path: "/donors/:id",
        title: "Donor",
        isFor: donorsList.isFor,
        Component: "/donations/donor-page/donor-screen.tsx#DonorScreen",
      },
      {
        path: monthlyList.path,
        title: "Monthly gifts",
        help: "Monthly gifts",
        menu: "Giving",
        isFor: monthlyList.isFor,
        Component: "/donations/monthly-list/monthly-screen.tsx#MonthlyScreen",
      },
      billingPart.screen,
      spellingScreen,
      annualPart.screen,
      ...money.screens,
      ...thankYou.screens,
      ...receiptPost.screens,
      ...cardScreens,
      attackScreen,
      ...blockedScreens,
    ],
    search: [searchDonors, searchGifts, searchReceipts],
    today: [
      todayAttack,
      todayGifts,
      todaySpelling,
      cardsToday,
      receiptPost.today,
      ...offline.today,
      ...refundRequestsToday,
      ...money.today,
    ],
    notices: money.notices,
  },
});
