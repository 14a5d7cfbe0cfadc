import { Button, useConfig } from "@payloadcms/ui";
import { type ReactNode, useId } from "react";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import type { KnownFeed, PastRun } from "../sync/known-feeds.ts";
import { feedPanelCopy as copy, runWords } from "./feed-panel-copy.ts";
import type { FeedReport } from "./feed-report.ts";
import "../../platform/admin/readable.css";

type Report = { report: FeedReport };

const wentWrong = ({ outcome }: PastRun) => outcome === "failed" || outcome === "broken off";

function RunWords({ run }: { run: PastRun }) {
  return <span className={wentWrong(run) ? "feed-card__problem" : undefined}>{runWords(run)}</span>;
}

const Notes = ({ notes }: { notes: readonly string[] }) => (
  <ul>
    {[...new Set(notes)].map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function nextRun({ isWanted, isDue, runningSince, nextRunAt }: FeedReport): string {
  if (runningSince) return copy.runningSince(shownMoment(runningSince));
  return isWanted || isDue || !nextRunAt ? copy.withinAMinute : shownMoment(nextRunAt);
}

const accessWords = { later: copy.accessRenewed, soon: copy.accessSoon, ended: copy.accessEnded };

function Facts({ report }: Report) {
  const { runs, readAt, access } = report;
  const [last] = runs;
  return (
    <dl>
      <Row term={copy.lastRun}>
        {last ? (
          <>
            {shownMoment(last.endedAt)}
            <br />
            <RunWords run={last} />
          </>
        ) : (
          copy.neverRan
        )}
      </Row>
      {last && last.notes.length > 0 && (
        <Row term={copy.notes}>
          <Notes notes={last.notes} />
        </Row>
      )}
      <Row term={copy.nextRun}>{nextRun(report)}</Row>
      <Row term={copy.readAt}>{readAt ? shownMoment(readAt) : copy.notYet}</Row>
      {access && (
        <Row term={copy.access}>
          {shownMoment(access.until)}
          <br />
          <span className={access.ends === "later" ? undefined : "feed-card__problem"}>
            {accessWords[access.ends]}
          </span>
        </Row>
      )}
    </dl>
  );
}

function EarlierRuns({ runs }: { runs: readonly PastRun[] }) {
  if (runs.length === 0) return null;
  return (
    <details>
      <summary>{copy.earlier(runs.length)}</summary>
      <div className="readable">
        <table className="readable__list">
          <thead>
            <tr>
              <th scope="col">{copy.columns.when}</th>
              <th scope="col">{copy.columns.how}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.startedAt}>
                <td>{shownMoment(run.endedAt)}</td>
                <td>
                  <RunWords run={run} />
                  {run.notes.length > 0 && <Notes notes={run.notes} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Lists({ feed, waiting }: { feed: KnownFeed; waiting: number }) {
  const { config } = useConfig();
  const path = `${config.routes.admin}/collections`;
  return (
    <ul className="feed-card__lists">
      {feed.lists.map((list) => (
        <li key={list}>
          <a href={`${path}/${list}`}>{copy.lists[list]}</a>
        </li>
      ))}
      {waiting > 0 && (
        <li>
          <a href={`${path}/instagramPosts?where[waiting][equals]=true`}>{copy.waiting(waiting)}</a>
        </li>
      )}
    </ul>
  );
}

type CardProps = Report & {
  feed: KnownFeed;
  /** What has just happened, for those who wait for it. */
  news: string;
  /** Has the feed run; not there for those who may not. */
  onRun: (() => Promise<void>) | undefined;
};

function RunButton({ feed, report, news, onRun }: CardProps) {
  const isRequested = report.isWanted || report.runningSince !== undefined;
  return (
    <div className="feed-card__run">
      {onRun && (
        // It keeps the focus of who has pressed it, so it is only said to be disabled.
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          className={isRequested ? "btn--disabled" : ""}
          extraButtonProps={{ "aria-disabled": isRequested, "aria-label": copy.runFeed(feed) }}
          onClick={() => (isRequested ? undefined : void onRun())}
        >
          {copy.run}
        </Button>
      )}
      <p role="status">{news}</p>
    </div>
  );
}

/** How one feed stands. */
export function FeedCard(props: CardProps) {
  const { feed, report } = props;
  const id = useId();
  const { isOn, runs, waiting } = report;
  return (
    <section className="feed-card" aria-labelledby={id}>
      <h2 id={id}>{copy.title(feed)}</h2>
      {isOn ? (
        <>
          <Facts report={report} />
          <RunButton {...props} />
        </>
      ) : (
        <>
          <p>{copy.off(feed)}</p>
          <p>{copy.switchOn(feed)}</p>
        </>
      )}
      <Lists feed={feed} waiting={waiting} />
      {isOn && <EarlierRuns runs={runs.slice(1)} />}
    </section>
  );
}
