import { APIError, type Endpoint } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { actorOf } from "../../audit/record-action.ts";
import { recordThenAct } from "../../audit/record-then-act.ts";
import { requestedMail } from "../../mail/preview-endpoints.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { ecardWords } from "./settle-ecard.ts";

/** `POST /api/outbox/:id/stop`: an e-card that has not gone out is not sent any more; 409 when it has, or is on its way. */
export const stopEcardEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/stop",
  method: "post",
  handler: async (req) => {
    if (!staffWhoMay("ecard-stop")({ req })) throw new APIError("Not allowed", 403);
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
