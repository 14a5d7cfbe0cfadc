import type { Endpoint } from "payload";
import { answer } from "../../record/answer.ts";
import { donationServices } from "../donation-services.ts";

/** `GET /api/human-check`: a new puzzle of the built-in human check, as the altcha widget and library take it. */
export const humanCheckEndpoint: Endpoint = {
  path: "/human-check",
  method: "get",
  handler: async ({ payload }) => answer(await donationServices(payload).challenge()),
};
