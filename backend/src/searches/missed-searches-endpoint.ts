import { timingSafeEqual } from "node:crypto";
import { largestReportBytes, missedSearchesReportSchema } from "@pcf/contract/search/missed-searches";
import type { Endpoint } from "payload";
import { signature } from "../content/publishing/announce-publication.ts";
import { env } from "../env.ts";
import { readBody } from "../http/read-body.ts";
import { countMissedSearches } from "./count-missed-searches.ts";

const answer = (status: number, error?: string) =>
  Response.json(error ? { error } : {}, { status, headers: { "cache-control": "no-store" } });

/** `POST /api/missed-searches-report`: the site's counts, signed with HOOK_SECRET. 401 to a wrong signature. */
export const missedSearchesEndpoint: Endpoint = {
  path: "/missed-searches-report",
  method: "post",
  handler: async ({ headers, body: stream, payload }) => {
    const body = (await readBody(stream, largestReportBytes))?.toString("utf8");
    if (body === undefined) return answer(413, "too_large");
    const given = Buffer.from(headers.get("x-signature") ?? "");
    const expected = Buffer.from(signature(body, env.HOOK_SECRET));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return answer(401, "wrong_signature");
    }
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
