import { emailAddress } from "@pcf/contract/typed-email";
import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { roles } from "../../access/roles.ts";
import { notAllowed, staffWho } from "../../access/staff.ts";
import { idInPath, sentByStaff } from "../../platform/admin/sent-by-staff.ts";
import { typedText } from "../../platform/admin/typed-by-staff.ts";
import { inviteAgain, inviteColleague } from "./invite.ts";

const invitation = z.object({
  name: typedText("Name", { most: 100 }),
  email: z.string({ error: "Email address: fill it in." }).pipe(emailAddress),
  role: z.enum(
    roles.map(({ value }) => value),
    { error: "Role: choose one." },
  ),
});

/** @throws APIError 403 for other roles. */
function requireAdministrator(req: PayloadRequest): void {
  if (!staffWho("create", "users")({ req })) throw notAllowed(req);
}

const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });

/** `POST /api/users/invite`, JSON `{ name, email, role }`: a new account, whose owner is mailed a link. Answers `{ id }`. */
const inviteEndpoint: Endpoint = {
  path: "/invite",
  method: "post",
  handler: async (req) => {
    requireAdministrator(req);
    return answer(await inviteColleague(req, await sentByStaff(req, invitation)), 201);
  },
};

/** `POST /api/users/:id/invite`: mails a new link to whoever has not chosen a password yet. */
const inviteAgainEndpoint: Endpoint = {
  path: "/:id/invite",
  method: "post",
  handler: async (req) => {
    requireAdministrator(req);
    const id = idInPath(req);
    if (!id) throw new APIError("There is no such account.", 404);
    await inviteAgain(req, id);
    return answer({ invited: true });
  },
};

export const inviteEndpoints: Endpoint[] = [inviteEndpoint, inviteAgainEndpoint];
