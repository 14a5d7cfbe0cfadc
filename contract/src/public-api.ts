import { rehearsalPath } from "./donation/rehearsal.ts";
import { forms } from "./forms/forms.ts";
import { pageVoteApi } from "./page-vote.ts";

/** Largest body that the public may send, in bytes: every form with all fields at their limits is far below. */
export const largestPublicBody = 64 * 1024;

export type PublicEndpoint = {
  method: "GET" | "POST";
  path: string;
  /** Parameters of the address that mean something there. */
  parameters?: readonly string[];
};

/**
 * What of the backend answers on the public origin. All else under `/api` is for staff, who come to the backend's own
 * address, or for the site's server, which asks the backend directly.
 */
export const publicApi: readonly PublicEndpoint[] = [
  { method: "POST", path: "/api/graphql" },
  { method: "POST", path: "/api/donate" },
  { method: "GET", path: "/api/human-check" },
  { method: "GET", path: "/api/donations/settings" },
  { method: "GET", path: "/api/donations/state", parameters: ["key"] },
  { method: "GET", path: "/api/donations/outcome", parameters: ["token"] },
  { method: "GET", path: "/api/donations/receipt", parameters: ["token", "format"] },
  { method: "POST", path: "/api/donations/gift-link" },
  { method: "POST", path: rehearsalPath },
  ...forms.map(({ number }) => ({ method: "POST", path: `/api/forms/${number}` }) as const),
  { method: "POST", path: "/api/mailchimp" },
  { method: "POST", path: pageVoteApi },
  { method: "GET", path: "/api/ecards/refuse", parameters: ["token"] },
  { method: "POST", path: "/api/ecards/refuse", parameters: ["token"] },
  { method: "POST", path: "/api/ecards/accept", parameters: ["token"] },
  { method: "GET", path: "/api/mailing-list/confirm", parameters: ["token"] },
  { method: "POST", path: "/api/mailing-list/confirm", parameters: ["token"] },
  { method: "GET", path: "/api/mailing-list/webhook", parameters: ["secret"] },
  { method: "POST", path: "/api/mailing-list/webhook", parameters: ["secret"] },
  { method: "GET", path: "/api/videos" },
  { method: "GET", path: "/api/ig", parameters: ["page"] },
  { method: "GET", path: "/api/oembed", parameters: ["url"] },
];
