import type { Endpoint } from "payload";
import { donateEndpoint } from "./endpoints/donate.ts";
import { humanCheckEndpoint } from "./endpoints/human-check.ts";
import { outcomeEndpoint } from "./endpoints/outcome.ts";
import { settingsEndpoint } from "./endpoints/settings.ts";
import { stateEndpoint } from "./endpoints/state.ts";

export const donationEndpoints: Endpoint[] = [
  donateEndpoint,
  stateEndpoint,
  outcomeEndpoint,
  humanCheckEndpoint,
  settingsEndpoint,
];
