import type { Endpoint } from "payload";
import { APIError } from "payload";
import { namelessAddress } from "../audit/masked-address.ts";
import { recordAction } from "../audit/record-action.ts";
import { plainAddress } from "../platform/database/same-address.ts";
import { contentDisposition } from "../platform/http/content-disposition.ts";
import { eraseLetter, erasePerson } from "./erase-person.ts";
import { erasurePlan } from "./erasure-plan.ts";
import { exportPage, exportPerson, heldSummary } from "./export-page.ts";
import { personRecords } from "./person-records.ts";
import { personRequest } from "./person-request.ts";

const noStore = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
const answer = (body: unknown, status = 200) => Response.json(body, { status, headers: noStore });

/** `POST /api/person/look-up`, `{ email }`: what is held on the address, and what erasing it would do. */
const lookUp: Endpoint = {
  path: "/person/look-up",
  method: "post",
  handler: async (req) => {
    const { email, user } = await personRequest(req);
    const seen = await personRecords(req.payload, { email, user });
    const held = heldSummary(req.payload, seen);
    const plan = erasurePlan(await personRecords(req.payload, { email }));
    return answer({ address: seen.address, held, plan });
  },
};

/** `POST /api/person/export`, `{ email }`: everything held on the address, as a JSON file. */
const exportFile: Endpoint = {
  path: "/person/export",
  method: "post",
  handler: async (req) => {
    const { email, user, by } = await personRequest(req);
    const records = await personRecords(req.payload, { email, user });
    const label = namelessAddress(records.address);
    await recordAction(req.payload, { by, action: "person-exported", label, detail: "JSON" });
    return new Response(JSON.stringify(exportPerson(records, new Date()), null, 2), {
      headers: {
        ...noStore,
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": contentDisposition("attachment", "held-on-a-person.json"),
      },
    });
  },
};

/** `POST /api/person/readable`, `{ email }`: the same as a page to read or print. */
const readable: Endpoint = {
  path: "/person/readable",
  method: "post",
  handler: async (req) => {
    const { email, user, by } = await personRequest(req);
    const records = await personRecords(req.payload, { email, user });
    const label = namelessAddress(records.address);
    await recordAction(req.payload, { by, action: "person-exported", label, detail: "to read" });
    return new Response(exportPage(req.payload, records, new Date()), {
      headers: {
        ...noStore,
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        "Referrer-Policy": "no-referrer",
      },
    });
  },
};

/**
 * `POST /api/person/erase`, `{ email, again }`: erases what need not stay. `again` is the address typed a second time. 409
 * with what stands in the way, 503 when the mailing service does not answer; nothing is erased then.
 */
const erase: Endpoint = {
  path: "/person/erase",
  method: "post",
  handler: async (req) => {
    const { email, again, by } = await personRequest(req);
    if (plainAddress(again ?? "") !== plainAddress(email))
      throw new APIError("The two addresses are not the same", 400);
    const now = new Date();
    const { plan, service } = await erasePerson(req.payload, { email, by, now });
    if (!service) return answer({ plan, service }, 409);
    if (service === "unreachable") return answer({ plan, service }, 503);
    return answer({ plan, service, letter: eraseLetter({ plan, service }, plainAddress(email), now) });
  },
};

export const personEndpoints: Endpoint[] = [lookUp, exportFile, readable, erase];
