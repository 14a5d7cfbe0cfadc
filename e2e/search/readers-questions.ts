/** What a reader types, and the page that is to stand first in what is found (a place on the page may follow it). */
type ReadersQuestion = [typed: string, firstPage: string];

const whatItIs = "/about-prostate-cancer/what-is-prostate-cancer";
const diagnosis = "/about-prostate-cancer/diagnosis-and-staging";
const treatment = "/about-prostate-cancer/treatment";
const living = "/about-prostate-cancer/living-with-prostate-cancer";

/**
 * Written down before the search that answers them was built, so that it could not be fitted to them. They stay as they
 * are: an answer that is not right is mended in the search, in the list of words or on the pages.
 */
export const questionsWrittenFirst: ReadersQuestion[] = [
  ["high psa", `${diagnosis}/the-psa-test-and-the-dre`],
  ["psa test cost", `${diagnosis}/the-psa-test-and-the-dre`],
  ["robotic surgery", `${treatment}/treatment-for-localized-prostate-cancer`],
  ["Gleason 7", `${diagnosis}/grading-and-staging`],
  ["PSA 4", `${diagnosis}/the-psa-test-and-the-dre`],
  ["prostate cancer treatment options", `${diagnosis}/choosing-a-treatment`],
  ["hot flushes", `${treatment}/treatment-for-advanced-prostate-cancer`],
  ["impotence", `${living}/sex-with-and-after-cancer`],
  ["diapers", `${living}/incontinence`],
  ["incontinance", `${living}/incontinence`],
  ["stage 2", `${diagnosis}/grading-and-staging`],
  ["support group near kelowna", "/get-support/support-groups/find-a-group"],
  ["can't sleep", `${living}/sleep`],
  ["is it hereditary", `${whatItIs}/risk-factors`],
  ["side effects of surgery", `${treatment}/treatment-for-localized-prostate-cancer`],
  ["leaking after surgery", `${living}/incontinence`],
  ["how long do I have to live", `${whatItIs}/statistics`],
  ["what does a biopsy feel like", `${diagnosis}/biopsy-and-imaging`],
  ["psa rising after surgery", `${treatment}/when-your-cancer-returns`],
  ["spread to bones", `${treatment}/treatment-for-advanced-prostate-cancer`],
  ["viagra", `${living}/sex-with-and-after-cancer`],
  ["my brother has prostate cancer", `${whatItIs}/risk-factors`],
  ["getting up at night to pee", `${living}/sleep`],
  ["seed implants", `${treatment}/treatment-for-localized-prostate-cancer`],
  ["depresion", `${living}/mental-health-and-wellness`],
  ["what can I eat", `${living}/nutrition`],
  ["free information package", "/get-support/reef-knot-kits"],
  ["tax reciept", "/ways-to-give/donate"],
  ["cancel my monthly donation", "/ways-to-give/donate"],
  ["second opinion", `${diagnosis}/choosing-a-treatment`],
];

/** Written after it, in the words of patients, partners, donors and volunteers. */
export const questionsAddedAfter: ReadersQuestion[] = [
  ["do I have cancer if my psa is high", `${diagnosis}/the-psa-test-and-the-dre`],
  ["is a biopsy painful", `${diagnosis}/biopsy-and-imaging`],
  ["finger exam", `${diagnosis}/the-psa-test-and-the-dre`],
  ["what do my pathology results mean", `${diagnosis}/grading-and-staging`],
  ["pet scan", `${diagnosis}/biopsy-and-imaging`],
  ["wait and see", `${treatment}/treatment-for-localized-prostate-cancer`],
  ["surgery or radiation", `${diagnosis}/choosing-a-treatment`],
  ["chemo", `${treatment}/treatment-for-advanced-prostate-cancer`],
  ["cancer came back", `${treatment}/when-your-cancer-returns`],
  ["hormone shots", `${treatment}/treatment-for-advanced-prostate-cancer`],
  ["kegels", `${living}/incontinence`],
  ["wetting the bed", `${living}/incontinence`],
  ["erectile disfunction pills", `${living}/sex-with-and-after-cancer`],
  ["tired from radiation", `${living}/exercise`],
  ["can I drink alcohol", `${living}/nutrition`],
  ["my husband is angry and sad", `${living}/mental-health-and-wellness`],
  ["help for wives", `${living}/more-resources`],
  ["does vitamin E help", `${living}/nutrition`],
  ["cannabis oil", `${treatment}/alternate-or-non-routine-therapies`],
  ["weak urine stream", `${whatItIs}/signs-and-symptoms`],
  ["enlarged prostrate", `${whatItIs}/the-prostate`],
  ["black men risk", `${whatItIs}/risk-factors`],
  ["survival rate", `${whatItIs}/statistics`],
  ["zoom meeting", "/get-support/support-groups/find-a-meeting"],
  ["talk to someone who had it", "/get-support/peer-support"],
  ["leave money in my will", "/ways-to-give/alternative-ways-to-support-us"],
  ["donate by cheque", "/ways-to-give"],
  ["how is my donation spent", "/about-us/annual-report"],
  ["become a volunteer", "/get-involved/volunteer"],
  ["apply for research funding", "/grants-awards/grants"],
  ["prostate check up", `${diagnosis}/the-psa-test-and-the-dre`],
  ["what does treatment depend on", `${diagnosis}/choosing-a-treatment`],
  ["how does radiation work", `${treatment}/treatment-for-localized-prostate-cancer`],
];
