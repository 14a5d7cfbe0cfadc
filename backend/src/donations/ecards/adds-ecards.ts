import { APIError, type CollectionConfig, type Endpoint } from "payload";
import { notAllowed, staffWhoMay } from "../../access/staff.ts";
import { actorOf } from "../../audit/record-action.ts";
import { recordThenAct } from "../../audit/record-then-act.ts";
import { requestedMail } from "../../mail/preview-endpoints.ts";
import { newestResend, rootKey } from "../../mail/resend-mail.ts";
import { type ResendRule, withResendRule } from "../../mail/resend-rules.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { ecardWords } from "./gift-ecard.ts";
import { refusalUrl, refusesEcards } from "./refusals.ts";

const resendRule: ResendRule = {
  /** A card that is held back or was stopped is not sent by this way, whichever row is asked for, and none goes to who wants none. */
  async refuse(payload, mail, to) {
    const { state, to: lastTo } = (await newestResend(payload, rootKey(mail))) ?? mail;
    if (state === "held") throw new APIError("This card waits for the first charge of its gift", 409);
    if (state === "stopped") throw new APIError("This card was stopped and is not sent", 409);
    if (await refusesEcards(payload, to ?? lastTo))
      throw new APIError("The person at this address has asked us for no more e-cards", 409);
  },
  /** The link by which a person refuses further cards is that of their own address. */
  wordsFor(to, { html, text, to: before }) {
    const [theirs, own] = [refusalUrl(before), refusalUrl(to)];
    return { html: html.replaceAll(theirs, own), text: text.replaceAll(theirs, own) };
  },
};

/** The outbox, in which staff stop an e-card that has not gone out. */
export const addsEcards = (outbox: CollectionConfig): CollectionConfig => {
  const stop = {
    name: "stopEcard",
    type: "ui",
    admin: { components: { Field: "/donations/ecards/stop-ecard#StopEcard" } },
  } as const;
  return withResendRule(
    {
      ...outbox,
      endpoints: [...(outbox.endpoints || []), stopEcardEndpoint],
      fields: [stop, ...outbox.fields],
    },
    "ecard",
    resendRule,
  );
};

/** `POST /api/outbox/:id/stop`: an e-card that has not gone out is not sent any more; 409 when it has, or is on its way. */
const stopEcardEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/stop",
  method: "post",
  handler: async (req) => {
    if (!staffWhoMay("ecard-stop")({ req })) throw notAllowed(req);
    const { id, kind, key } = await requestedMail(req);
    if (kind !== "ecard") throw new APIError("Only an e-card can be stopped", 400);
    const on = { collection: "outbox", id };
    const line = { by: actorOf(req), action: "ecard-stopped" as const, on, label: key };
    await recordThenAct(req.payload, line, async () => {
      const stopped = await updateIf(
        req.payload,
        "outbox",
        { id: { equals: id }, state: { in: ["held", "queued"] } },
        { state: "stopped", nextAttemptAt: null, lastError: ecardWords.byStaff(req.user?.name ?? "") },
      );
      if (!stopped) throw new APIError("This card does not wait any more", 409);
    });
    return noStoreJson({ stopped: true });
  },
};
