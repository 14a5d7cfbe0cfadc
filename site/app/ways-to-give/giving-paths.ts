import { giftParameter } from "@pcf/contract/donation/gift-link";

/** Addresses of the form and of the pages a gift may end on. */
export const givingPaths = {
  form: "/ways-to-give/donate-online",
  thankYou: "/ways-to-give/thank-you",
  receipt: "/ways-to-give/tax-receipt",
  paymentError: "/ways-to-give/payment-error",
  submissionError: "/ways-to-give/submission-error",
  captchaError: "/ways-to-give/recaptcha-error",
  fallback: "/ways-to-give/fallback",
  notFound: "/page404",
} as const;

/** A page about the gift of this token; without one it is about the gift that the device keeps. */
export const withGift = (path: string, token: string | null): string =>
  token ? `${path}?${new URLSearchParams({ [giftParameter]: token })}` : path;
