import { clientNetwork } from "@pcf/contract/client-network";
import { actField } from "@pcf/contract/donation/my-gifts";
import type { Endpoint } from "payload";
import { clientAddress } from "../../../platform/http/client-address.ts";
import { readForm } from "../../../platform/http/read-body.ts";
import { answer } from "../../record/answer.ts";
import { actOf } from "./acts.ts";
import { type SentForm, sessionIn } from "./asked-page.ts";

/**
 * `POST /api/my-gifts`, multipart: a form of the donor's own page, as the site's server passes it on. Answers 303 back to
 * the page when something was done, and otherwise what the page then shows, with 422 where something has to be mended.
 */
export const actEndpoint: Endpoint = {
  path: "/my-gifts",
  method: "post",
  handler: async ({ payload, headers, body }) => {
    const read = await readForm({ headers, body });
    if ("error" in read) return answer({ message: read.error }, read.status);
    const typed: SentForm["typed"] = (field) => {
      const value = read.form.get(field);
      return typeof value === "string" ? value.trim().slice(0, 1_000) : "";
    };
    const act = actOf.get(typed(actField));
    if (!act) return answer({ message: "There is no such form" }, 400);
    const ip = clientAddress(headers);
    const network = clientNetwork(ip);
    return act({ payload, session: sessionIn(headers), now: new Date(), network, ip, typed });
  },
};
