import type { PsaSource } from "./psa-sources";

export const ages = ["under-40", "40-44", "45-49", "50-54", "55-59", "60-69", "70-or-older"] as const;
export const families = ["none", "one", "several"] as const;
export const ancestries = ["other", "black"] as const;
export const genes = ["none", "relative", "own"] as const;
/** What age, family, ancestry and genes come to: "strong" is a strong family history or a gene change in the family. */
export const risks = ["usual", "higher", "strong"] as const;

export type PsaFacts = {
  age: (typeof ages)[number];
  family: (typeof families)[number];
  ancestry: (typeof ancestries)[number];
  genes: (typeof genes)[number];
};
export type KnownFacts = PsaFacts & { risk: (typeof risks)[number] };

/** For whom a row is: each fact that is named is one of these, and one that isn't named may be anything. */
export type When = { [Fact in keyof KnownFacts]?: readonly KnownFacts[Fact][] };

export type Row = {
  when: When;
  /** The same in words, for the page of all answers. */
  who: string;
  text: string;
  sources: readonly PsaSource[];
};

const under45 = ["under-40", "40-44"] as const;
const under50 = [...under45, "45-49"] as const;
const from50to69 = ["50-54", "55-59", "60-69"] as const;

/** The answer itself. Whoever asks is in exactly one of these rows. */
export const talkRows: readonly (Row & { title: string })[] = [
  {
    when: { age: under45, risk: ["usual"] },
    who: "Under 45, usual risk",
    title: "Not yet: talk about it at 45",
    text: "Prostate cancer is rare before 50. Canadian urologists suggest that most men who choose the test start at 50. We suggest a talk with your provider from 45 on.",
    sources: ["risks", "urologists"],
  },
  {
    when: { age: ["under-40"], risk: ["higher"] },
    who: "Under 40, one close relative or Black ancestry",
    title: "Not yet, but plan the talk",
    text: "Your risk is higher than most men’s. Talk with your provider by 45, and sooner if your relative was young. Canadian urologists suggest 45 as the age to start. Some American guidelines start at 40.",
    sources: ["urologists", "higherRisk"],
  },
  {
    when: { age: ["40-44"], risk: ["higher"] },
    who: "40 to 44, one close relative or Black ancestry",
    title: "Soon: book a talk before you are 45",
    text: "Your risk is higher than most men’s. Canadian urologists suggest 45 as the age to start, and some American guidelines start at 40. A talk now gives you time to decide.",
    sources: ["urologists", "higherRisk"],
  },
  {
    when: { age: ["under-40"], risk: ["strong"] },
    who: "Under 40, several close relatives or a gene change in the family",
    title: "Ask now when to begin",
    text: "With a strong family history or a gene change, some guidelines start testing at 40. Ask your doctor or genetics team for a plan.",
    sources: ["higherRisk"],
  },
  {
    when: { age: ["40-44"], risk: ["strong"] },
    who: "40 to 44, several close relatives or a gene change in the family",
    title: "Yes, talk about it now",
    text: "With a strong family history or a gene change, some guidelines start testing at 40. Canadian urologists suggest 45 for men at higher risk.",
    sources: ["higherRisk", "urologists"],
  },
  {
    when: { age: ["45-49"], risk: ["usual"] },
    who: "45 to 49, usual risk",
    title: "Yes, have the talk",
    text: "We suggest that everyone over 45 talks with a provider. A talk isn’t a test: Canadian urologists suggest that most men who choose the test start at 50.",
    sources: ["urologists"],
  },
  {
    when: { age: ["45-49"], risk: ["higher", "strong"] },
    who: "45 to 49, higher risk",
    title: "Yes, talk about it now",
    text: "Canadian urologists suggest that men at higher risk who choose the test start at 45.",
    sources: ["urologists"],
  },
  {
    when: { age: from50to69 },
    who: "50 to 69",
    title: "Yes, talk about it",
    text: "At your age Canadian urologists suggest offering the test to men who can expect to live more than 10 years, after a talk about the good and the harm. The choice is yours.",
    sources: ["urologists"],
  },
  {
    when: { age: ["70-or-older"] },
    who: "70 or older",
    title: "Talk before you have another test",
    text: "Canadian urologists suggest that most men stop at 70. If you’re healthy and active, ask what a test could still change for you.",
    sources: ["urologists"],
  },
];

/** What Canadian bodies say, each in its own words. They don't agree, and readers are told so. */
export const viewRows: readonly Row[] = [
  {
    when: { age: under50, risk: ["usual"] },
    who: "Under 50, usual risk",
    text: "The Canadian Urological Association suggests that men who choose the test start at 50.",
    sources: ["urologists"],
  },
  {
    when: { age: under50, risk: ["higher", "strong"] },
    who: "Under 50, higher risk",
    text: "The Canadian Urological Association suggests that men at higher risk who choose the test start at 45.",
    sources: ["urologists"],
  },
  {
    when: { age: from50to69 },
    who: "50 to 69",
    text: "The Canadian Urological Association suggests a test every four years if your PSA is below 1, every two years from 1 to 3, and more often above 3.",
    sources: ["urologists"],
  },
  {
    when: { age: ["60-69"] },
    who: "60 to 69",
    text: "It suggests that men of 60 with a PSA below 1 stop testing, and that all others stop at 70.",
    sources: ["urologists"],
  },
  {
    when: { age: ["70-or-older"] },
    who: "70 or older",
    text: "The Canadian Urological Association suggests that men stop testing at 70.",
    sources: ["urologists"],
  },
  {
    when: { risk: ["usual"] },
    who: "Usual risk",
    text: "The Canadian Cancer Society says to talk with your provider, and to consider the test from 50.",
    sources: ["findingEarly"],
  },
  {
    when: { risk: ["higher", "strong"] },
    who: "Higher risk",
    text: "The Canadian Cancer Society says that people at high risk, such as Black men and men with a family history, may consider the test from 45.",
    sources: ["findingEarly"],
  },
  {
    when: { age: [...under50, "50-54"] },
    who: "Under 55",
    text: "The Canadian Task Force on Preventive Health Care advises strongly against screening with the PSA test below 55. It judged that the harm is greater than the good.",
    sources: ["taskForce"],
  },
  {
    when: { age: ["55-59", "60-69"] },
    who: "55 to 69",
    text: "The Canadian Task Force on Preventive Health Care advises against screening with the PSA test, but not strongly. Men who give more weight to the small chance of a gain than to the harm may choose it.",
    sources: ["taskForce"],
  },
  {
    when: { age: ["70-or-older"] },
    who: "70 or older",
    text: "The Canadian Task Force on Preventive Health Care advises strongly against screening with the PSA test from 70 on.",
    sources: ["taskForce"],
  },
  {
    when: {},
    who: "Everyone",
    text: "The Task Force is working on new advice. As far as we know it isn’t out yet.",
    sources: ["taskForceUpdate"],
  },
];

/** What raises somebody's risk, and what follows from it. */
export const riskRows: readonly Row[] = [
  {
    when: { family: ["one"] },
    who: "One close relative",
    text: "A father or brother with prostate cancer makes your own risk about twice as high. Tell your provider how old he was.",
    sources: ["risks"],
  },
  {
    when: { family: ["several"] },
    who: "Several close relatives",
    text: "Your risk is higher when more than one close relative had it, or when one was young or died of it. Ask about genetic counselling.",
    sources: ["risks"],
  },
  {
    when: { ancestry: ["black"] },
    who: "Black ancestry",
    text: "Black men have a higher risk, and they tend to be younger when cancer is found.",
    sources: ["risks"],
  },
  {
    when: { genes: ["relative"] },
    who: "A gene change in a relative",
    text: "You may have the same gene change. Ask whether you should have a genetic test.",
    sources: ["higherRisk"],
  },
  {
    when: { genes: ["own"] },
    who: "A gene change of your own",
    text: "A change in BRCA2 in particular can lead to faster-growing cancer. Ask your genetics team when to test, and how often.",
    sources: ["higherRisk"],
  },
];

/** Questions to take along. */
export const questionRows: readonly { when: When; text: string }[] = [
  { when: {}, text: "What is my own risk, and would a PSA test help me?" },
  { when: { age: under45 }, text: "At what age should I begin, with my risk?" },
  { when: { age: ["70-or-older"] }, text: "What could a test still change for me at my age?" },
  { when: {}, text: "What will we do if the result is high?" },
  { when: {}, text: "Will I have to pay for it?" },
  { when: {}, text: "When should I be tested again?" },
  { when: { risk: ["strong"] }, text: "Should my family or I see a genetic counsellor?" },
];
