import { largestReportBytes, missedSearchesReportSchema } from "@pcf/contract/search/missed-searches";
import { createSignatureCheck } from "@pcf/contract/signed-hook";
import type { Endpoint } from "payload";
import { env } from "../env.ts";
import { noStoreJson } from "../platform/http/no-store-json.ts";
import { readBody } from "../platform/http/read-body.ts";
import { countMissedSearches } from "./count-missed-searches.ts";

const answer = (status: number, error?: string) => noStoreJson(error ? { error } : {}, status);

const signatureFault = createSignatureCheck();

/**
 * `POST /api/missed-searches-report`: the site's counts, signed with HOOK_SECRET. 401 to a signature that is wrong, older
 * or newer than five minutes, or sent before.
 */
export const missedSearchesEndpoint: Endpoint = {
  path: "/missed-searches-report",
  method: "post",
  handler: async ({ headers, body: stream, payload }) => {
    const body = (await readBody(stream, largestReportBytes))?.toString("utf8");
    if (body === undefined) return answer(413, "too_large");
    const header = (name: string) => headers.get(name);
    const fault = await signatureFault({ body, header }, env.HOOK_SECRET, Date.now());
    if (fault) return answer(401, fault);
    const report = missedSearchesReportSchema.safeParse(jsonOf(body));
    if (!report.success) return answer(400, "not_a_report");
    await countMissedSearches(payload, report.data);
    return answer(202);
  },
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
