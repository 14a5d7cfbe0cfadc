import type { CollectionConfig } from "payload";
import { donations } from "./donations.ts";
import { ecardRefusals } from "./ecards/refusals.ts";
import { cardsToMail } from "./follow-up/cards-to-mail.ts";
import { monthlyGifts } from "./monthly/monthly-gifts.ts";
import { donorSignIns } from "./my-gifts/donor-sign-ins.ts";
import { blocklist } from "./protection/blocklist.ts";
import { protectionCounters } from "./protection/protection-counters.ts";
import { usedHumanChecks } from "./protection/used-human-checks.ts";
import { receipts } from "./receipts/receipts.ts";
import { refunds } from "./refunds/refunds.ts";

export const donationCollections: CollectionConfig[] = [
  donations,
  monthlyGifts,
  receipts,
  refunds,
  cardsToMail,
  blocklist,
  protectionCounters,
  usedHumanChecks,
  donorSignIns,
  ecardRefusals,
];
