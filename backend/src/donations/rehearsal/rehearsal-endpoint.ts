import { type RehearsalAnswer, rehearsalSchema } from "@pcf/contract/donation/rehearsal";
import type { Endpoint, Payload } from "payload";
import { env } from "../../env.ts";
import { signedBodies } from "../../platform/http/signed-body.ts";
import { isTestGateway } from "../gateway/configured-gateway.ts";
import { charityCanPrint } from "../receipts/pdf/receipt-fonts.ts";
import { receiptSettings } from "../receipts/receipt-settings.ts";
import { answer } from "../record/answer.ts";
import { forgetRehearsal } from "./forget-rehearsal.ts";

const readRehearsal = signedBodies(rehearsalSchema, 1_024);

const statusOf = {
  ready: 200,
  forgotten: 200,
  "under-way": 409,
  unknown: 404,
  "no-receipts": 409,
  "real-gateway": 403,
} as const satisfies Record<RehearsalAnswer, number>;

/**
 * `POST /api/rehearsal/forget`, signed with HOOK_SECRET: `npm run smoke` asks whether it may give, and has its gift taken
 * away. Where cards are charged it answers 403, whatever is asked.
 */
export const rehearsalEndpoint: Endpoint = {
  path: "/rehearsal/forget",
  method: "post",
  handler: async (req) => {
    const read = await readRehearsal(req);
    if ("error" in read) return answer({ error: read.error }, read.status);
    const { gift } = read.message;
    const said = !isTestGateway(env)
      ? "real-gateway"
      : gift
        ? await forgetRehearsal(req.payload, gift, new Date())
        : await whetherReady(req.payload);
    return answer({ rehearsal: said }, statusOf[said]);
  },
};

async function whetherReady(payload: Payload): Promise<RehearsalAnswer> {
  const settings = await receiptSettings(payload);
  return settings.signatory.name !== "" && charityCanPrint(settings) ? "ready" : "no-receipts";
}
