import { clientNetwork } from "@pcf/contract/client-network";
import { APIError, addDataAndFileToRequest, type Endpoint } from "payload";
import { z } from "zod";
import { clientAddress } from "../../platform/http/client-address.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { ofLinksAskedFor, refuseForNow } from "./slowness.ts";
import { attemptKey, takeTry } from "./take-try.ts";

const bodySchema = z.object({ email: z.string().trim().min(1) });

/**
 * In the place of the library's own: answers before anybody looks whether there is such an account, so neither words nor
 * time tell. The mail goes into the outbox a moment later.
 */
export const forgotPasswordEndpoint: Endpoint = {
  path: "/forgot-password",
  method: "post",
  handler: async (req) => {
    const { payload } = req;
    await addDataAndFileToRequest(req);
    const { success, data } = bodySchema.safeParse(req.data);
    if (!success) throw new APIError("Missing email.", 400, null, true);
    const place = clientNetwork(clientAddress(req.headers));
    const taken = await takeTry(payload, attemptKey("link", place), ofLinksAskedFor, new Date());
    if ("waitMs" in taken) return refuseForNow(req, taken.waitMs);
    payload.forgotPassword({ collection: "users", data }).catch((error: unknown) => {
      payload.logger.error(errorFacts(error), "a link for a new password was not written");
    });
    return Response.json({ message: req.t("general:success") });
  },
};
