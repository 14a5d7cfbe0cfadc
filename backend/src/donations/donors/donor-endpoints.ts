import { plainLines } from "@pcf/contract/plain-text";
import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import type { StaffAction } from "../../access/rights.ts";
import { notAllowed, staffWhoMay } from "../../access/staff.ts";
import { type AuditAction, actorOf } from "../../audit/record-action.ts";
import { recordThenAct } from "../../audit/record-then-act.ts";
import { idInPath, sentByStaff } from "../../platform/admin/sent-by-staff.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { answer } from "../record/answer.ts";
import { mergeDonors, NotSamePerson, partDonor } from "./same-person.ts";

const longestNotes = 10_000;

type Found = { id: number; sameAs?: number | null };

type Asked<Body> = {
  name: string;
  may: StaffAction;
  action: AuditAction;
  body: z.ZodType<Body>;
  detail?: (body: Body) => string;
  act: (req: PayloadRequest, donor: Found, body: Body) => Promise<object>;
};

/** `POST /api/donors/:id/NAME`: what staff do about a donor. The log names the donor by number alone. */
const acting = <Body>({
  name,
  may,
  action,
  body: schema,
  detail,
  act,
}: Asked<Body>): Omit<Endpoint, "root"> => ({
  path: `/:id/${name}`,
  method: "post",
  handler: async (req) => {
    if (!req.user || !staffWhoMay(may)({ req })) throw notAllowed(req);
    const id = idInPath(req);
    const { docs } = id
      ? await req.payload.db.find<Found>({
          collection: "donors",
          where: { id: { equals: id } },
          limit: 1,
          pagination: false,
        })
      : { docs: [] };
    const [donor] = docs;
    if (!donor) throw new APIError("There is no such donor", 404);
    const body = await sentByStaff(req, schema);
    const line = {
      by: actorOf(req),
      action,
      on: { collection: "donors", id: donor.id },
      label: `Donor ${donor.id}`,
      ...(detail && { detail: detail(body) }),
    };
    const done = await recordThenAct(req.payload, line, () =>
      act(req, donor, body).catch((error: unknown) => {
        throw error instanceof NotSamePerson ? new APIError(error.message, 409) : error;
      }),
    );
    return answer(done);
  },
});

/** Merging answers the `{ head }` under which both stand from now on, parting whom the address was put with. */
export const donorEndpoints = [
  acting({
    name: "same-as",
    may: "donor-merge",
    action: "donors-merged",
    body: z.object({ other: z.int({ error: "Choose the other person." }).positive() }),
    detail: ({ other }) => `with donor ${other}`,
    act: ({ payload }, { id }, { other }) => mergeDonors(payload, { id, other }),
  }),
  acting({
    name: "part",
    may: "donor-merge",
    action: "donors-parted",
    body: z.unknown(),
    act: ({ payload }, { id }) => partDonor(payload, id),
  }),
  acting({
    name: "notes",
    may: "donor-notes",
    action: "donor-notes",
    body: z.object({
      notes: z
        .string({ error: "Notes: write them as text." })
        .overwrite(plainLines)
        .max(longestNotes, `Notes: at most ${longestNotes} characters.`),
    }),
    act: async ({ payload }, { id, sameAs }, { notes }) => {
      // Of a person with several addresses they stand in the row that has the sums.
      await updateIf(payload, "donors", { id: { equals: sameAs ?? id } }, { notes: notes || null });
      return { notes };
    },
  }),
];
