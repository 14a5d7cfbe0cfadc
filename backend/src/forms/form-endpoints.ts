import type { Endpoint } from "payload";
import { formEndpoint } from "./form-endpoint.ts";
import { confirmEndpoints } from "./mailing-list/confirm-endpoints.ts";
import { mailchimpEndpoint } from "./mailing-list/mailchimp-endpoint.ts";
import { webhookEndpoints } from "./mailing-list/webhook-endpoints.ts";

export const formEndpoints: Endpoint[] = [
  formEndpoint,
  mailchimpEndpoint,
  ...confirmEndpoints,
  ...webhookEndpoints,
];
