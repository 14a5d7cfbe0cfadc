import type { tributeKinds } from "../choices.ts";
import { otherOccasion } from "./giving-choices.ts";

/**
 * An e-card design. `greeting` stands as real text on a panel below the picture; `tone` says whether that
 * panel is night blue with cream letters or cream with navy letters. The mail brings the picture `file` along; the site
 * has copies in the sizes that it shows.
 */
export type EcardDesign = {
  name: string;
  file: string;
  alt: string;
  greeting: string;
  tone: "night" | "day";
};

const design = (
  file: string,
  tone: EcardDesign["tone"],
  words: Pick<EcardDesign, "name" | "alt" | "greeting">,
): EcardDesign => ({ ...words, file, tone });

/** The index in this list is `e_card_image` on the wire. */
export const ecardDesigns: readonly EcardDesign[] = [
  design("1-season-greetings-winter-cabin.jpg", "night", {
    name: "Winter cabin",
    greeting: "Season’s greetings",
    alt: "Illustration: a log cabin with lit windows and a red door in falling snow, below white mountains",
  }),
  design("2-thinking-of-you-mountain-lake.jpg", "day", {
    name: "Mountain lake",
    greeting: "Thinking of you",
    alt: "Illustration: two people paddle a red canoe on a calm lake below snowy mountains",
  }),
  design("3-fathers-day-dock-chairs.jpg", "day", {
    name: "Chairs on the dock",
    greeting: "Happy Father’s Day",
    alt: "Illustration: a red and a blue chair side by side on a dock, facing a lake and autumn trees",
  }),
  design("4-thank-you-prairie-gold.jpg", "day", {
    name: "Prairie gold",
    greeting: "Thank you",
    alt: "Illustration: a path runs through golden wheat toward a red grain elevator under a wide blue sky",
  }),
  design("5-hope-and-strength-lighthouse.jpg", "day", {
    name: "Lighthouse",
    greeting: "Hope and strength",
    alt: "Illustration: a red and white lighthouse shines from a cliff over the sea at sunrise",
  }),
  design("6-in-loving-memory-loon-dusk.jpg", "night", {
    name: "Loon at dusk",
    greeting: "In loving memory",
    alt: "Illustration: a loon on a still lake at dusk, with cattails and a purple and orange sky",
  }),
];

/** Colours of the panel below the picture, and of the whole card: the site's preview and the mail are one design. */
export const ecardColours = {
  night: { panel: "#12284b", greeting: "#fdf6e7" },
  day: { panel: "#fbf3e2", greeting: "#12284b" },
  text: "#22304a",
  soft: "#4a5872",
  rule: "#ddd3bf",
  paper: "#ffffff",
  surround: "#f6efe1",
} as const;

export type EcardFacts = {
  monthly: boolean;
  tributeKind: (typeof tributeKinds)[number];
  /** Whom the gift honours or remembers. */
  honoureeName: string;
  senderName: string;
  occasion: string;
  foundation: string;
};

/**
 * The sentence that says what the card is about. The amount is never told. It suits one giver and several. The card of a
 * monthly gift goes out when its first month is charged.
 */
export function ecardSentence({ monthly, tributeKind, honoureeName, ...facts }: EcardFacts) {
  const { senderName, occasion, foundation } = facts;
  const gift = monthly
    ? `A gift to the ${foundation} is made every month`
    : `A gift to the ${foundation} has been made`;
  if (tributeKind === "Gift in Memoriam") return `${gift} in memory of ${honoureeName} by ${senderName}.`;
  const sentence = `${gift} in honour of ${honoureeName} by ${senderName}.`;
  return occasion ? `${sentence} Occasion: ${occasion}.` : sentence;
}

/**
 * The subject of the mail, in words of ours: what comes in the foundation's name must not begin with a stranger's. `honouree`
 * is empty where the name is none that a mail may carry. The donor's own subject stands within the card.
 */
export function ecardSubject({
  tributeKind,
  honouree,
  foundation,
}: Pick<EcardFacts, "tributeKind" | "foundation"> & { honouree: string }) {
  const whose = tributeKind === "Gift in Memoriam" ? "memory" : "honour";
  const gift = honouree ? `A gift in ${whose} of ${honouree}` : `A gift in somebody’s ${whose}`;
  return `${gift}: a card from the ${foundation}`;
}

/** Who sends the card: the name given for it, else on whose behalf the gift is made, else the donor. */
export const ecardSender = (names: { onCard: string; onBehalfOf: string; donor: string }): string =>
  names.onCard.trim() || names.onBehalfOf.trim() || names.donor;

/** What is celebrated: the chosen occasion, or the donor's own words for another. */
export const ecardOccasion = (chosen: string, ownWords: string): string =>
  chosen === otherOccasion ? ownWords.trim() : chosen;

/** The line above the sender's name. */
export const ecardSignature = "With warm wishes from";

/** The small print: who gave and why the card came, how to tell us of a wrong one, and that it need not be the first of many. */
export const ecardReason = (foundation: string, donor: string) =>
  `You get this card because ${donor || "a donor"} gave to the ${foundation} and asked us to send it; the words above “${ecardSignature}” are the donor’s. We do not keep your address on any list.`;
export const ecardReport = (email: string, phone: string) =>
  `Is something wrong with this card? Tell us: write to ${email} or call ${phone}.`;
export const ecardNoMore = "No more cards to this address, please";
