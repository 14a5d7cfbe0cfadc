import type { Meeting, MeetingChange } from "@pcf/contract/content/support-group";
import { replaces } from "@pcf/contract/group-meetings";
import { APIError, type PayloadRequest } from "payload";
import type { SupportGroup } from "../../payload-types.ts";
import { reportsCopy as copy } from "./reports-copy.ts";

type Publication = { group: SupportGroup; rule: Meeting; report: number; change: MeetingChange };

/**
 * Puts what a leader told us on the site: a change of one meeting, in place of an earlier one of the same day (`replaces`),
 * published at once; then the report is done. A press that is repeated publishes the same again and adds nothing. Work of an
 * editor that is not published yet would go out with it, so a group with a draft is left alone.
 *
 * @throws APIError 409 with words for staff.
 */
export async function publishReport(
  req: PayloadRequest,
  { group, rule, report, change }: Publication,
): Promise<SupportGroup> {
  const { payload } = req;
  const { id } = group;
  const latest = await payload.findByID({ collection: "supportGroups", id, depth: 0, draft: true });
  if (latest._status !== "published") throw new APIError(copy.hasDraft, 409, null, true);
  const others = (group.meeting?.changes ?? []).filter((earlier) => !replaces(rule, change, earlier));
  const changes = [...others, change].sort((a, b) => a.day.localeCompare(b.day));
  const published = await payload.update({
    collection: "supportGroups",
    id,
    data: { meeting: { ...group.meeting, changes }, _status: "published" },
    depth: 0,
    req,
    user: req.user,
    overrideAccess: false,
  });
  await closeReport(req, report);
  return published;
}

/** Staff have done what there was to do about it. */
export async function closeReport(req: PayloadRequest, report: number): Promise<void> {
  await req.payload.update({
    collection: "form-submissions",
    id: report,
    data: { state: "done" },
    depth: 0,
    req,
  });
}
