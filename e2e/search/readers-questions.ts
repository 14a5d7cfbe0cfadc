/** What a reader types, and the page that is to stand first in what is found (a place on the page may follow it). */
type ReadersQuestion = [typed: string, firstPage: string];

const whatItIs = "/about-prostate-cancer/what-is-prostate-cancer";
const diagnosis = "/about-prostate-cancer/diagnosis-and-staging";
const treatment = "/about-prostate-cancer/treatment";
const living = "/about-prostate-cancer/living-with-prostate-cancer";
const forYou = "/about-prostate-cancer/for-you";
const glossary = "/about-prostate-cancer/glossary";

/**
 * Written down before the search that answers them was built, so that it could not be fitted to them. They stay as they
 * are: an answer that is not right is mended in the search, in the list of words or on the pages. Five of them name a page
 * that was not there then, and so do eight of the list below: their subject has a page of its own since.
 */
export const questionsWrittenFirst: ReadersQuestion[] = [
  ["high psa", `${forYou}/psa-is-high`],
  ["psa test cost", `${diagnosis}/the-psa-test-and-the-dre`],
  ["robotic surgery", `${treatment}/surgery`],
  ["Gleason 7", `${diagnosis}/grading-and-staging`],
  ["PSA 4", `${diagnosis}/the-psa-test-and-the-dre`],
  ["prostate cancer treatment options", `${diagnosis}/choosing-a-treatment`],
  ["hot flushes", `${treatment}/hormone-therapy`],
  ["impotence", `${living}/sex-with-and-after-cancer`],
  ["diapers", `${living}/incontinence`],
  ["incontinance", `${living}/incontinence`],
  ["stage 2", `${diagnosis}/grading-and-staging`],
  ["support group near kelowna", "/get-support/support-groups/find-a-group"],
  ["can't sleep", `${living}/sleep`],
  ["is it hereditary", `${whatItIs}/risk-factors`],
  ["side effects of surgery", `${treatment}/surgery`],
  ["leaking after surgery", `${living}/incontinence`],
  ["how long do I have to live", `${whatItIs}/statistics`],
  ["what does a biopsy feel like", `${diagnosis}/biopsy-and-imaging`],
  ["psa rising after surgery", `${treatment}/when-your-cancer-returns`],
  ["spread to bones", `${treatment}/treatment-for-advanced-prostate-cancer`],
  ["viagra", `${living}/sex-with-and-after-cancer`],
  ["my brother has prostate cancer", `${whatItIs}/risk-factors`],
  ["getting up at night to pee", `${living}/sleep`],
  ["seed implants", `${treatment}/brachytherapy`],
  ["depresion", `${living}/mental-health-and-wellness`],
  ["what can I eat", `${living}/nutrition`],
  ["free information package", "/get-support/reef-knot-kits"],
  ["tax reciept", "/ways-to-give/donate"],
  ["cancel my monthly donation", "/ways-to-give/donate"],
  ["second opinion", `${diagnosis}/choosing-a-treatment`],
];

/** Written after it, in the words of patients, partners, donors and volunteers. */
export const questionsAddedAfter: ReadersQuestion[] = [
  ["do I have cancer if my psa is high", `${forYou}/psa-is-high`],
  ["is a biopsy painful", `${diagnosis}/biopsy-and-imaging`],
  ["finger exam", `${diagnosis}/the-psa-test-and-the-dre`],
  ["what do my pathology results mean", `${diagnosis}/understand-my-report`],
  ["pet scan", `${diagnosis}/biopsy-and-imaging`],
  ["wait and see", `${treatment}/active-surveillance`],
  ["surgery or radiation", `${diagnosis}/choosing-a-treatment`],
  ["chemo", `${treatment}/chemotherapy`],
  ["cancer came back", `${treatment}/when-your-cancer-returns`],
  ["hormone shots", `${treatment}/hormone-therapy`],
  ["kegels", `${living}/incontinence`],
  ["wetting the bed", `${living}/incontinence`],
  ["erectile disfunction pills", `${living}/sex-with-and-after-cancer`],
  ["tired from radiation", `${living}/exercise`],
  ["can I drink alcohol", `${living}/nutrition`],
  ["my husband is angry and sad", `${living}/mental-health-and-wellness`],
  ["help for wives", `${forYou}/partners-and-family`],
  ["does vitamin E help", `${living}/nutrition`],
  ["cannabis oil", `${treatment}/alternate-or-non-routine-therapies`],
  ["weak urine stream", `${whatItIs}/signs-and-symptoms`],
  ["enlarged prostrate", `${whatItIs}/the-prostate`],
  ["black men risk", `${forYou}/black-men`],
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
  ["how does radiation work", `${treatment}/external-radiation`],
  ["euthanasia", `${forYou}/advanced-illness-and-comfort-care`],
  ["pirads", `${diagnosis}/biopsy-and-imaging`],
  ["pirads 4", `${diagnosis}/biopsy-and-imaging`],
  ["blood in sperm", `${whatItIs}/signs-and-symptoms`],
  ["retention", `${whatItIs}/signs-and-symptoms`],
  ["how long have i got", `${whatItIs}/statistics`],
];

/**
 * Written down before the pages that answer them: each treatment by its name, each kind of reader, the two tools and the
 * glossary. Nobody who wrote the pages had to go by them.
 */
export const questionsForNewPages: ReadersQuestion[] = [
  ["active surveilance", `${treatment}/active-surveillance`],
  ["nerve sparing operation", `${treatment}/surgery`],
  ["side effects of radiation", `${treatment}/external-radiation`],
  ["cyberknife", `${treatment}/external-radiation`],
  ["are seeds safe around grandkids", `${treatment}/brachytherapy`],
  ["HIFU", `${treatment}/focal-treatment`],
  ["hormone therapy hot flashes", `${treatment}/hormone-therapy`],
  ["lupron side effects", `${treatment}/hormone-therapy`],
  ["docetaxel", `${treatment}/chemotherapy`],
  ["Zytiga", `${treatment}/newer-medicines`],
  ["what is Pluvicto", `${treatment}/newer-medicines`],
  ["does ohip pay for abiraterone", `${treatment}/newer-medicines`],
  ["clinical trial near me", `${treatment}/clinical-trials`],
  ["my psa came back high", `${forYou}/psa-is-high`],
  ["just diagnosed what now", `${forYou}/just-diagnosed`],
  ["my husband has prostate cancer", `${forYou}/partners-and-family`],
  ["black men prostate cancer", `${forYou}/black-men`],
  ["young with prostate cancer", `${forYou}/under-55`],
  ["gay with prostate cancer", `${forYou}/gay-and-bisexual-men-and-trans-women`],
  ["trans woman psa", `${forYou}/gay-and-bisexual-men-and-trans-women`],
  ["i live far from the hospital", `${forYou}/indigenous-rural-and-northern-men`],
  ["comfort care", `${forYou}/advanced-illness-and-comfort-care`],
  ["dying at home", `${forYou}/advanced-illness-and-comfort-care`],
  ["should I get a psa test", `${diagnosis}/should-i-ask-about-a-psa-test`],
  ["am I too old for a psa test", `${diagnosis}/should-i-ask-about-a-psa-test`],
  ["understand my pathology report", `${diagnosis}/understand-my-report`],
  ["explain my biopsy report", `${diagnosis}/understand-my-report`],
  ["what does metastasis mean", glossary],
  ["medical words explained", glossary],
  ["castrate resistant meaning", glossary],
];
