import { Clock, MapPin } from "lucide-react";
import type { GroupView } from "~/content/views/group-view";
import { Alert } from "~/ui/alert/alert";
import { Time } from "~/ui/date/time";
import { findAGroupCopy } from "../find-a-group-copy";
import { GroupActions } from "../group-actions";
import type { NextMeeting } from "../next-words";

const copy = findAGroupCopy.page;

type GroupNextProps = {
  group: GroupView;
  next: NextMeeting | undefined;
  /** What comes before the next meeting that is sure, in words: one that is off, one of which people have to ask. */
  unsure: readonly string[];
};

/** What one comes for: when and where the group meets next, and what to do about it. */
export function GroupNext({ group, next, unsure }: GroupNextProps) {
  const where = next ? next.where : group.where;
  const usual = [group.when, group.time].filter(Boolean).join(", ");
  return (
    <section className="group-next" aria-labelledby="group-next">
      <h2 id="group-next" className="kicker">
        {next ? copy.next : copy.meets}
      </h2>
      <p className="group-when">
        {next ? <Time dateTime={next.start}>{next.when}</Time> : usual || copy.ask}
      </p>
      <ul className="group-where">
        {next && (
          <li>
            <Clock aria-hidden="true" />
            {next.far}
          </li>
        )}
        {where && (
          <li>
            <MapPin aria-hidden="true" />
            <span>
              <span className="sr-only">{copy.where}: </span>
              {where}
            </span>
          </li>
        )}
      </ul>
      {next?.note && <p>{next.note}</p>}
      {unsure.length > 0 && (
        <Alert tone="warn" {...(next && { title: copy.before })}>
          {unsure.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Alert>
      )}
      {group.notice && <Alert>{group.notice}</Alert>}
      <GroupActions group={group} />
    </section>
  );
}
