import type { Endpoint } from "payload";
import { activeStaff } from "../../../access/staff.ts";
import { clientAddress } from "../../../platform/http/client-address.ts";
import { readForm } from "../../../platform/http/read-body.ts";
import { paymentsFirstOf } from "../../../platform/jobs/payments-first.ts";
import { errorFacts } from "../../../platform/log/error-facts.ts";
import { cardEntry } from "../../gateway/configured-gateway.ts";
import { answer } from "../../record/answer.ts";
import { parseDonation } from "../../record/parse-donation.ts";
import { donate } from "../donate.ts";
import { donationServices } from "../donation-services.ts";

/** `POST /api/donate`: see `@pcf/contract/donation/result` for its answers. */
export const donateEndpoint: Endpoint = {
  path: "/donate",
  method: "post",
  handler: async (req) => {
    // Another site's page cannot set this header, so it cannot post in a donor's name.
    if (req.headers.get("x-requested-with") !== "XMLHttpRequest")
      return answer({ message: "X-Requested-With is missing" }, 400);
    const read = await readForm({ headers: req.headers, body: req.body });
    if ("error" in read) return answer({ message: read.error }, read.status);

    const { cvd, hostedCardFields } = cardEntry();
    try {
      const services = donationServices(req.payload);
      const parsed = parseDonation(read.form, {
        now: new Date(),
        hosted: hostedCardFields !== null,
        cvd,
        choices: await services.choices(),
        staff: activeStaff(req) !== undefined,
      });
      if ("errors" in parsed) return answer({ errors: parsed.errors }, 422);
      const taken = paymentsFirstOf(req.payload).serve(() =>
        donate(services, parsed.donation, clientAddress(req.headers)),
      );
      const given = await taken;
      return answer(given, "errors" in given ? 422 : 200);
    } catch (error) {
      req.payload.logger.error({ msg: "A donation could not be taken", error: errorFacts(error) });
      // Only what comes before the gateway throws, so nothing was charged by this post.
      return answer({ message: "The donation could not be taken. This try was not charged." }, 503);
    }
  },
};
