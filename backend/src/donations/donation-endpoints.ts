import type { Endpoint } from "payload";
import { refusalEndpoints } from "./ecards/refusal-endpoints.ts";
import { donateEndpoint } from "./give/endpoints/donate.ts";
import { humanCheckEndpoint } from "./give/endpoints/human-check.ts";
import { actEndpoint } from "./my-gifts/endpoints/act.ts";
import { pageEndpoint } from "./my-gifts/endpoints/page.ts";
import { ownReceiptEndpoint } from "./my-gifts/endpoints/receipt.ts";
import { receiptCheckEndpoint } from "./receipts/check/receipt-check-endpoint.ts";

/** Endpoints outside `/api/donations`; those inside it belong to the collection, which would hide them. */
export const donationEndpoints: Endpoint[] = [
  donateEndpoint,
  humanCheckEndpoint,
  pageEndpoint,
  actEndpoint,
  ownReceiptEndpoint,
  receiptCheckEndpoint,
  ...refusalEndpoints,
];
