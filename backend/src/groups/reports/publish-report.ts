import type { Meeting, MeetingChange } from "@pcf/contract/content/support-group";
import { canChange, replaces } from "@pcf/contract/group-meetings";
import type { PayloadRequest } from "payload";
import { APIError } from "payload";
import type { SupportGroup } from "../../payload-types.ts";
import type { OpenReport } from "./open-reports.ts";
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

/** A change of a meeting as a form has it: empty where there is nothing to say. */
type ProposedChange = Record<Exclude<keyof MeetingChange, "kind">, string> & Pick<MeetingChange, "kind">;

/**
 * The change that a report asks for, for an editor to look at. It takes the place of what is published of the meeting, so
 * what the report does not speak of stays as it is: a meeting that was moved to another day and now to another place keeps
 * both. Null for a report of something else.
 */
export function proposedChange(report: OpenReport, rule: Meeting | undefined): ProposedChange | null {
  const { what: kind, new_start, new_end, new_place, message } = report;
  if (kind === "details") return null;
  const day = kind === "added" ? report.new_day || report.meeting : ruledDay(report.meeting, rule);
  const goesOn = (earlier: MeetingChange) =>
    earlier.kind === kind || (kind === "moved" && earlier.kind === "added");
  // An extra meeting that takes place after all is as it was added, whatever was said of it since.
  const before = rule?.changes.findLast(
    (earlier) => replaces(rule, { kind, day }, earlier) && (kind !== "added" || earlier.kind === "added"),
  );
  const kept = before && goesOn(before) ? before : undefined;
  return {
    kind,
    day,
    toDay: kind === "moved" ? report.new_day || (kept?.toDay ?? "") : "",
    start: new_start || (kept?.start ?? ""),
    // With a new start the meeting lasts as long as always, unless its end is told too.
    end: new_end || (new_start ? "" : (kept?.end ?? "")),
    where: new_place || (kept?.where ?? ""),
    note: message.slice(0, 250) || (kept?.note ?? ""),
  };
}

/** Somebody may name the day to which a meeting has been moved; it stands under its day by the rule. */
function ruledDay(day: string, rule: Meeting | undefined): string {
  if (!rule || canChange(rule, day)) return day;
  return rule.changes.findLast(({ kind, toDay }) => kind === "moved" && toDay === day)?.day ?? day;
}
