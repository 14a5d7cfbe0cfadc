import { pageVoteApi, voteOutcomes } from "@pcf/contract/page-vote";
import type { Endpoint } from "payload";
import { clientAddress } from "../platform/http/client-address.ts";
import { noStoreJson } from "../platform/http/no-store-json.ts";
import { readForm } from "../platform/http/read-body.ts";
import { countVote, isAskedOn, voteSchema } from "./count-vote.ts";
import { voteLimits } from "./vote-limits.ts";

const limits = voteLimits();
const statuses = { counted: 200, "too-many": 429, failed: 503 } as const;

/**
 * `POST /api/page-helpful`, multipart: 200 where the answer was counted, 404 for a page that is not there, 429 where too many came at
 * once. A browser without a script is led back to its page (303), to the sentence that says what came of it.
 */
export const voteEndpoint: Endpoint = {
  path: pageVoteApi.slice("/api".length),
  method: "post",
  handler: async (req) => {
    const read = await readForm({ headers: req.headers, body: req.body });
    if ("error" in read) return noStoreJson({ error: read.error }, read.status);
    const parsed = voteSchema.safeParse(Object.fromEntries(read.form));
    if (!parsed.success) return noStoreJson({ error: "Not an answer" }, 400);
    const vote = parsed.data;
    if (!(await isAskedOn(req.payload, vote.page))) return noStoreJson({ error: "No such page" }, 404);

    let outcome: keyof typeof statuses = limits.admits(clientAddress(req.headers)) ? "counted" : "too-many";
    if (outcome === "counted")
      await countVote(req.payload, vote, new Date()).catch((error: unknown) => {
        req.payload.logger.error({ msg: "An answer about a page could not be counted", err: error });
        outcome = "failed";
      });
    if (!req.headers.get("accept")?.includes("text/html")) return noStoreJson({ outcome }, statuses[outcome]);
    const place = outcome === "counted" ? voteOutcomes.counted : voteOutcomes.lost;
    return new Response(null, {
      status: 303,
      headers: { Location: `${vote.page}#${place}`, "Cache-Control": "no-store" },
    });
  },
};
