import type { SpecialPart } from "~/blocks/block";
import { riskRows, talkRows, viewRows } from "~/blocks/lazy/psa-question/psa-rows";
import { signs } from "~/blocks/lazy/psa-question/psa-signs";
import { psaWords } from "~/blocks/lazy/psa-question/psa-words";
import { reportWords } from "~/blocks/lazy/report/report-words";
import { riskGroups } from "~/blocks/lazy/report/risk-group";
import { rowWords } from "~/blocks/lazy/report/risk-words";

/**
 * What the tools within pages say, so that it is found as the page's own text is. Without prices and scores: whoever looks for
 * those is better led to the pages that explain them.
 */
export const toolTexts: Partial<Record<SpecialPart, readonly string[]>> = {
  "psa-question": [
    ...signs.map(({ label, urgency, why }) => `${label}: ${psaWords.urgency[urgency]}. ${why}`),
    ...talkRows.map(({ who, title, text }) => `${who}: ${title}. ${text}`),
    ...[...riskRows, ...viewRows].map(({ who, text }) => `${who}: ${text}`),
  ],
  "report-reader": [
    ...riskGroups.map((group) => `${rowWords[group].name}: ${rowWords[group].meaning}`),
    reportWords.spreadText,
  ],
};
