import type { Meeting, MeetingChange } from "@pcf/contract/content/support-group";
import { canChange, replaces } from "@pcf/contract/group-meetings";
import type { OpenReport } from "./open-reports.ts";

/** A change of a meeting as a form has it: empty where there is nothing to say. */
export type ProposedChange = Record<Exclude<keyof MeetingChange, "kind">, string> &
  Pick<MeetingChange, "kind">;

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
