import type { CollectionConfig } from "payload";
import { blocklist } from "./collections/blocklist.ts";
import { cardsToMail } from "./collections/cards-to-mail.ts";
import { donations } from "./collections/donations.ts";
import { donorSignIns } from "./collections/donor-sign-ins.ts";
import { monthlyGifts } from "./collections/monthly-gifts.ts";
import { protectionCounters } from "./collections/protection-counters.ts";
import { usedHumanChecks } from "./collections/used-human-checks.ts";
import { ecardRefusals } from "./ecards/refusals.ts";
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
