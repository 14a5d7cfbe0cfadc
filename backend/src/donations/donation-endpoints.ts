import type { Endpoint } from "payload";
import { donateEndpoint } from "./endpoints/donate.ts";
import { humanCheckEndpoint } from "./endpoints/human-check.ts";

/** Endpoints outside `/api/donations`; those inside it belong to the collection, which would hide them. */
export const donationEndpoints: Endpoint[] = [donateEndpoint, humanCheckEndpoint];
