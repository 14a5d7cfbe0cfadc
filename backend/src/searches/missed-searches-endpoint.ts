import { largestReportBytes, missedSearchesReportSchema } from "@pcf/contract/search/missed-searches";
import type { Endpoint } from "payload";
import { noStoreJson } from "../platform/http/no-store-json.ts";
import { signedBodies } from "../platform/http/signed-body.ts";
import { countMissedSearches } from "./count-missed-searches.ts";

const readReport = signedBodies(missedSearchesReportSchema, largestReportBytes);

/** `POST /api/missed-searches-report`: the site's counts, signed with HOOK_SECRET. */
export const missedSearchesEndpoint: Endpoint = {
  path: "/missed-searches-report",
  method: "post",
  handler: async (req) => {
    const read = await readReport(req);
    if ("error" in read) return noStoreJson({ error: read.error }, read.status);
    await countMissedSearches(req.payload, read.message);
    return noStoreJson({}, 202);
  },
};
