import { Button } from "@payloadcms/ui";
import type { FormEvent } from "react";
import { useState } from "react";
import { eraseCopy } from "../erase-copy.ts";
import type { EraseAnswer, LookUpAnswer } from "./ask-person.ts";
import { askPerson, eraseAnswer } from "./ask-person.ts";
import { personCopy } from "./person-copy.ts";
import { ViewField } from "./view-field.tsx";

type EraseFormProps = {
  api: string;
  address: string;
  plan: LookUpAnswer["plan"];
  onErased: () => void;
};

/** Says what erasing would do, and does it once the address has been typed a second time. */
export function EraseForm({ api, address, plan: first, onErased }: EraseFormProps) {
  const [again, setAgain] = useState("");
  const [status, setStatus] = useState("");
  const [answer, setAnswer] = useState<EraseAnswer>();
  const plan = answer?.plan ?? first;

  const erase = async (event: FormEvent) => {
    event.preventDefault();
    setStatus(personCopy.working);
    const came = await askPerson(`${api}/erase`, { email: address, again }, eraseAnswer);
    setAnswer(came.answer);
    if (came.answer?.letter) onErased();
    if (came.answer) setStatus(came.answer.letter ? personCopy.erased : "");
    else setStatus(came.status === 400 ? personCopy.different : personCopy.brokeOff);
  };
  const letter = answer?.letter;

  return (
    <>
      <h2>{letter ? personCopy.done(address) : personCopy.erase}</h2>
      {!letter && <Plan plan={plan} />}
      {!letter && plan.blockers.length === 0 && (
        <form onSubmit={erase}>
          <ViewField label={personCopy.again} value={again} onChange={setAgain} />
          <Button type="submit">{personCopy.eraseNow}</Button>
        </form>
      )}
      {answer?.service && <p>{eraseCopy.service[answer.service]}</p>}
      <p role="status">{status}</p>
      {letter && <pre className="person-desk__letter">{letter}</pre>}
    </>
  );
}

function Plan({ plan: { blockers, goes, stays } }: { plan: LookUpAnswer["plan"] }) {
  return (
    <>
      {blockers.length > 0 && (
        <>
          <p>{personCopy.blocked}</p>
          <ul>
            {blockers.map((blocker) => (
              <li key={blocker}>{blocker}</li>
            ))}
          </ul>
        </>
      )}
      {goes.length > 0 && (
        <>
          <h3>{personCopy.goes}</h3>
          <CountTable rows={goes} />
        </>
      )}
      {stays.length > 0 && (
        <>
          <h3>{personCopy.stays}</h3>
          <CountTable rows={stays} />
        </>
      )}
    </>
  );
}

type Row = { what: string; count: number; why?: string; until?: string };

/** Kinds of records with how many there are, and for those that stay why and for how long. */
function CountTable({ rows }: { rows: readonly Row[] }) {
  const reasoned = rows.some(({ why }) => why);
  return (
    <table className="person-desk__table">
      <thead>
        <tr>
          <th scope="col">{personCopy.what}</th>
          <th scope="col">{personCopy.count}</th>
          {reasoned && <th scope="col">{personCopy.why}</th>}
          {reasoned && <th scope="col">{personCopy.until}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, count, why, until }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{count}</td>
            {reasoned && <td>{why}</td>}
            {reasoned && <td>{until}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
