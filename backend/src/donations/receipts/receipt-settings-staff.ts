import { isDeepStrictEqual } from "node:util";
import { formatAmount } from "@pcf/contract/donation/amount";
import { APIError, type GlobalAfterChangeHook, type GlobalBeforeOperationHook } from "payload";
import { editorsOnly } from "../../access/collection-access.ts";
import { staffWhoMay } from "../../access/staff.ts";
import { recordStaffAction } from "../../audit/record-action.ts";
import type { SiteSetting } from "../../payload-types.ts";

type Receipt = SiteSetting["receipt"];

/** Who decides how receipts are made out: they stand for the charity before the tax office. */
export const receiptStaff = staffWhoMay("receipt-settings");

/** Of the picture only enough to tell it from another one. */
const pictureWords = (hash: string | null | undefined) => (hash ? `picture ${hash.slice(0, 8)}` : "");

/** What can be set for receipts, with the words of the log. */
const settings: [name: string, words: (receipt: Receipt) => string | null | undefined][] = [
  ["Who signs", (receipt) => receipt?.signatory],
  ["Office", (receipt) => receipt?.signatoryTitle],
  ["Signature", (receipt) => pictureWords(receipt?.signature)],
  ["Place of issue", (receipt) => receipt?.placeOfIssue],
  [
    "Smallest gift",
    ({ minimumCents } = {}) => (typeof minimumCents === "number" ? formatAmount(minimumCents) : ""),
  ],
  ["First month of the fiscal year", ({ fiscalYearStart } = {}) => String(fiscalYearStart ?? "")],
];

/** What was changed, each with its value before and after: `Place of issue: Vancouver → Victoria`. Empty when nothing was. */
function changesOf(before: Receipt, after: Receipt): string {
  return settings
    .map(([name, words]) => ({ name, was: words(before) || "empty", is: words(after) || "empty" }))
    .filter(({ was, is }) => was !== is)
    .map(({ name, was, is }) => `${name}: ${was} → ${is}`)
    .join("; ");
}

/** A line in the log that finance reads for each change of the receipts' settings, also by an earlier version brought back. */
export const recordsReceiptSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  // Of those who may not change it, `doc` is without what they may not read.
  if (!receiptStaff({ req })) return;
  const detail = changesOf(previousDoc?.receipt, doc.receipt);
  if (detail)
    await recordStaffAction(req, {
      action: "receipt-settings",
      on: { collection: global.slug, id: "global" },
      detail,
    });
};

const ofTheLibrary = new Set(["id", "createdAt", "updatedAt", "globalType"]);

/** What of the settings is for receipts, and what is the site's. */
function partsOf({ receipt, ...rest }: Partial<SiteSetting>) {
  const site = Object.entries(rest).filter(([name]) => !ofTheLibrary.has(name));
  return { receipt: { ...receipt }, site: Object.fromEntries(site) };
}

/**
 * An earlier version is brought back whole, past the rules of the fields.
 *
 * @throws APIError 403 where it would change what the person's role may not.
 */
export const restoresOwnPartAlone: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "restoreVersion" || !req.user || !("id" in args)) return args;
  const where = { req, depth: 0 } as const;
  const [now, { version }] = await Promise.all([
    req.payload.findGlobal({ slug: "siteSettings", ...where }),
    req.payload.findGlobalVersionByID({ slug: "siteSettings", id: String(args.id), ...where }),
  ]);
  const [present, earlier] = [partsOf(now), partsOf(version as SiteSetting)];
  if (!receiptStaff({ req }) && !isDeepStrictEqual(present.receipt, earlier.receipt))
    throw new APIError(
      "This version has other settings for tax receipts, which only finance and administrators change.",
      403,
      null,
      true,
    );
  if (!editorsOnly({ req }) && !isDeepStrictEqual(present.site, earlier.site))
    throw new APIError(
      "This version has other settings of the site, which only editors and administrators change.",
      403,
      null,
      true,
    );
  return args;
};
