import { addDays } from "../utc-day.ts";

/**
 * What donors choose from in the donation form, such as an area that a gift is for. Administrators edit the lists; what
 * stands here is what they begin with.
 */
export type GivingChoice = {
  /** What the form sends. It stays when the name changes, so that other sites' forms and links go on working. */
  value: string;
  /** What donors read, and what a gift keeps: a later name is for later gifts. */
  name: string;
  /** How mails name it within a sentence, where that is not the name: "Your gift of $50 to …". */
  nameInMails?: string | null | undefined;
  /** First and last day (`YYYY-MM-DD`) on which it is offered, on the charity's calendar. */
  offeredFrom?: string | null | undefined;
  offeredTo?: string | null | undefined;
};
export type GivingChoices = { areas: GivingChoice[]; occasions: GivingChoice[] };

const named = (name: string): GivingChoice => ({ value: name, name });

/** The lists of a site whose administrators have changed nothing. */
export const firstGivingChoices: GivingChoices = {
  areas: [
    { ...named("Area of greatest need"), nameInMails: "the area of greatest need" },
    named("Research"),
    named("Support"),
    named("Awareness"),
    named("Ride to Live"),
    named("Fathers Day Walk / Run"),
    named("Butts in a Boat"),
    named("Pars for Prostate"),
  ],
  occasions: ["Birthday", "Christmas", "Retirement", "Father's Day"].map(named),
};

/** The occasion that is always offered after all others, and asks for the donor's own words. */
export const otherOccasion = "Other";

/** What donors may choose on a day (`YYYY-MM-DD`), in the order of the administrators. */
export const offeredOn = <Choice extends GivingChoice>(choices: readonly Choice[], day: string): Choice[] =>
  choices.filter(
    ({ offeredFrom, offeredTo }) => (!offeredFrom || offeredFrom <= day) && (!offeredTo || day <= offeredTo),
  );

/**
 * The choice that a form has sent on a day; `undefined` for none that may be chosen. A form that was open when the last day
 * ended may still send it on the next.
 */
export const sentChoice = <Choice extends GivingChoice>(
  choices: readonly Choice[],
  value: string,
  day: string,
): Choice | undefined =>
  [...offeredOn(choices, day), ...offeredOn(choices, addDays(day, -1))].find(
    (choice) => choice.value === value,
  );
