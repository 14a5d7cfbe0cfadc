import type { CollectionConfig } from "payload";
import { blocklist } from "./collections/blocklist.ts";
import { cardsToMail } from "./collections/cards-to-mail.ts";
import { donations } from "./collections/donations.ts";
import { monthlyGifts } from "./collections/monthly-gifts.ts";
import { protectionCounters } from "./collections/protection-counters.ts";
import { usedHumanChecks } from "./collections/used-human-checks.ts";

export const donationCollections: CollectionConfig[] = [
  donations,
  monthlyGifts,
  cardsToMail,
  blocklist,
  protectionCounters,
  usedHumanChecks,
];
