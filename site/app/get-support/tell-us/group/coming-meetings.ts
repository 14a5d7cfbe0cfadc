import type { Meeting } from "@pcf/contract/content/support-group";
import type { FieldOption } from "@pcf/contract/forms/form-definition";
import { groupMeetings } from "@pcf/contract/group-meetings";
import { dayIn } from "@pcf/contract/zone-clock";
import { tellUsCopy as copy } from "../tell-us-copy";

/** A leader tells us of the coming weeks; a group that meets once a month has some to choose from all the same. */
const aheadMs = 190 * 24 * 60 * 60 * 1000;
const mostMeetings = 12;

/** The coming meetings of a group to choose from, each by its day by the rule: one that is moved is told of under that. */
export function comingMeetings(rule: Meeting, province: string | undefined, now: Date): FieldOption[] {
  const day = (at: number) => dayIn(new Date(at), rule.timeZone);
  const coming = groupMeetings(rule, province, day(now.getTime()), day(now.getTime() + aheadMs));
  const labels = new Map<string, string>();
  for (const { state, day, otherDay } of coming) {
    const [own, moved] = state === "away" ? [day, otherDay] : [otherDay ?? day, day];
    labels.set(
      own,
      moved && moved !== own ? copy.moved(copy.meeting(own), copy.meeting(moved)) : copy.meeting(own),
    );
  }
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.value.localeCompare(b.value))
    .slice(0, mostMeetings);
}
