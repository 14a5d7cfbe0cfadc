import { numberFormat } from "@pcf/contract/formats";
import type { AdminViewServerProps, Payload } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { ActButton } from "../../office/act-button.tsx";
import { OfficePage } from "../../office/office-page.tsx";
import { RunProgress } from "../../office/run-progress.tsx";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { isUnderWay } from "../../platform/jobs/start-by-hand.ts";
import { type Run, runStates, runsOf } from "../ledger/move-ins.ts";
import { words } from "../report/report-words.ts";
import { kinds } from "../source/old-items.ts";
import { Findings } from "./findings-list.tsx";
import { copy } from "./move-in-copy.ts";
import { moveInScreen } from "./move-in-screens.ts";
import { StartForm } from "./start-form.tsx";

const number = numberFormat({});

/** `/admin/move-in`: brings the content of the site before, shows how far it is, and what of it is to be looked at. */
export function MoveInScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return (
    <OfficePage view={view} path={moveInScreen.path}>
      {moveInScreen.isFor({ req }) && (
        <MoveIn payload={req.payload} mayRun={staffWhoMay("move-in")({ req })} />
      )}
    </OfficePage>
  );
}

async function MoveIn({ payload, mayRun }: { payload: Payload; mayRun: boolean }) {
  const [runs, queued] = await Promise.all([runsOf(payload), isUnderWay(payload, "moveIn", new Date())]);
  const [last] = runs;
  const { api } = payload.config.routes;
  const isAtWork = queued || last?.state === "running";
  const brought = runs.find(({ outcome, asked }) => outcome && !asked.trial);
  return (
    <>
      <p>{copy.about}</p>
      {isAtWork && last ? <Running run={last} /> : null}
      {!isAtWork && last && <LastRun run={last} api={api} />}
      {!isAtWork && mayRun && (
        <section className="office__section">
          <h2>{last ? copy.again : copy.start}</h2>
          <StartForm
            api={api}
            kinds={kinds.map((kind) => [kind, words.kinds[kind] ?? kind])}
            from={endpointOf(runs)}
            label={last ? copy.again : copy.start}
          />
        </section>
      )}
      {brought && <Findings payload={payload} />}
      {!isAtWork && mayRun && brought && brought.state !== "undone" && (
        <p>
          <ActButton
            label={copy.undo}
            to="/move-in/undo"
            body={{}}
            api={api}
            ask={{ question: copy.undoQuestion, about: copy.undoAbout, yes: copy.undoYes }}
          />
        </p>
      )}
    </>
  );
}

/** The address of the last run that named one: runs by the command may have read a folder. */
const endpointOf = (runs: readonly Run[]): string =>
  runs.find(({ source }) => URL.canParse(source) && new URL(source).pathname !== "/")?.source ?? "";

function Running({ run: { asked, progress, state } }: { run: Run }) {
  return (
    <RunProgress
      title={asked.undo ? copy.undoing : asked.trial ? copy.trying : copy.underWay}
      hasBegun={state === "running"}
      all={progress && progress.of > 0 ? progress.of : null}
      done={progress?.done ?? 0}
    />
  );
}

function LastRun({ run, api }: { run: Run; api: string }) {
  const { state, createdAt, finishedAt, startedBy, fault, outcome, asked } = run;
  return (
    <section className="office__section">
      <h2>{copy.lastRun}</h2>
      <p>{copy.ran(runStates[state], shownMoment(finishedAt ?? createdAt), startedBy ?? undefined)}</p>
      {asked.trial && <p>{words.dry}</p>}
      {fault && <p>{fault}</p>}
      {outcome && outcome.counts.length > 0 && (
        <div className="office__wide">
          <table className="office__table" aria-label={copy.counts}>
            <thead>
              <tr>
                {words.columns.map((name, index) => (
                  <th key={name} scope="col" data-number={index > 0 || undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {outcome.counts.map(({ kind, there, here, made, changed, same, leftOut }) => (
                <tr key={kind}>
                  <th scope="row">{words.kinds[kind] ?? kind}</th>
                  {Object.entries({ there, here, made, changed, same, leftOut }).map(([name, count]) => (
                    <td key={name} data-number>
                      {number.format(count)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {outcome && (
        <p>
          {copy.files} <a href={`${api}/move-in/report.html`}>HTML</a>{" "}
          <a href={`${api}/move-in/report.json`}>JSON</a>
        </p>
      )}
    </section>
  );
}
