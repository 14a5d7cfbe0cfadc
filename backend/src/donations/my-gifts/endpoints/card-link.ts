import { APIError, type Endpoint } from "payload";
import { notAllowed, staffWhoMay } from "../../../access/staff.ts";
import { actorOf } from "../../../audit/record-action.ts";
import { recordThenAct } from "../../../audit/record-then-act.ts";
import { idInPath } from "../../../platform/admin/sent-by-staff.ts";
import { answer } from "../../record/answer.ts";
import { giftsWhere } from "../../record/gifts-where.ts";
import { hasNoCardYet } from "../../record/monthly-gift-states.ts";
import { requestLink } from "../request-link.ts";

/**
 * `POST /api/my-gifts/card-link/:id`, by staff: mails the donor of a monthly gift that has no card yet the link to the page of
 * their own, where a card is given. It goes to the donor's mailbox alone, as often as donors themselves may ask.
 */
export const cardLinkEndpoint: Endpoint = {
  path: "/my-gifts/card-link/:id",
  method: "post",
  handler: async (req) => {
    const { payload } = req;
    if (!req.user || !staffWhoMay("monthly-change")({ req })) throw notAllowed(req);
    const id = idInPath(req);
    const [gift] = id ? await giftsWhere(payload, { id: { equals: id } }) : [];
    if (!gift) throw new APIError("There is no such monthly gift", 404);
    if (!hasNoCardYet(gift)) throw new APIError("This monthly gift does not wait for its first card", 409);
    const on = { collection: "monthly-gifts", id: gift.id };
    const line = { by: actorOf(req), action: "monthly-card-link", on, label: gift.orderId } as const;
    await recordThenAct(payload, line, () => requestLink(payload, { email: gift.email, now: new Date() }));
    return answer({ sent: true });
  },
};
