import { expect, test } from "vitest";
import { isPageAddress } from "./uri.ts";

test.each([
  "/",
  "/movember-2027",
  "/news",
  "/search",
  "/get-support/patient-stories",
  "/ways-to-give/donate-online",
  "/ways-to-give/thank-you/volunteers",
  "/privacy/cookies",
  "/apiary",
])("%s may be a page's address", (address) => expect(isPageAddress(address)).toBe(true));

test.each([
  ["news", /path of lower-case words/],
  ["/Movember", /path of lower-case words/],
  ["/movember/", /path of lower-case words/],
  [undefined, /path of lower-case words/],
  ["/news/a-new-grant", /come from News/],
  ["/get-support/patient-stories/ann", /come from Stories/],
  ["/get-involved/find-an-event/walk", /come from Events/],
  ["/api/forms", /keeps this address/],
  ["/media", /keeps this address/],
  ["/page404", /keeps this address/],
  ["/home/donations/online-form", /keeps this address/],
  ["/ways-to-give/thank-you", /keeps this address/],
  ["/ways-to-give/fallback", /keeps this address/],
])("a page at %s, which no visitor would see, is refused with what to do", (address, reason) => {
  expect(isPageAddress(address)).toMatch(reason);
});
