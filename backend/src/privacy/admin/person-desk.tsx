"use client";

import { Button } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";
import { askPerson } from "./ask-person.ts";
import { CopyForms } from "./copy-forms.tsx";
import { EraseForm } from "./erase-form.tsx";
import { HeldTable } from "./held-table.tsx";
import { type LookUpAnswer, lookUpAnswer } from "./person-answers.ts";
import { personCopy } from "./person-copy.ts";
import { ViewField } from "./view-field.tsx";
import "./person-desk.css";

/** Looks up an address, gives copies of what is held on it, and leads to erasing it. `api` is where the endpoints are, `admin` the pages. */
export function PersonDesk({ api, admin }: { api: string; admin: string }) {
  const [email, setEmail] = useState("");
  const [found, setFound] = useState<LookUpAnswer>();
  const [erased, setErased] = useState(false);
  const [status, setStatus] = useState("");

  const lookUp = async (event: FormEvent) => {
    event.preventDefault();
    setFound(undefined);
    setErased(false);
    setStatus(personCopy.working);
    const { answer, status: code } = await askPerson(`${api}/look-up`, { email }, lookUpAnswer);
    setFound(answer);
    setStatus(answer ? "" : code === 400 ? personCopy.noAddress : personCopy.failed);
  };

  return (
    <div className="person-desk">
      <p>{personCopy.intro}</p>
      <form onSubmit={lookUp}>
        <ViewField label={personCopy.address} value={email} onChange={setEmail} />
        <Button type="submit">{personCopy.lookUp}</Button>
      </form>
      <p role="status">{status}</p>
      {found && (
        <>
          {!erased && (
            <>
              <h2>{personCopy.held(found.address)}</h2>
              {found.held.length > 0 ? (
                <HeldTable held={found.held} admin={admin} />
              ) : (
                <p>{personCopy.nothing}</p>
              )}
              <CopyForms api={api} email={found.address} />
            </>
          )}
          <EraseForm
            key={found.address}
            api={api}
            address={found.address}
            plan={found.plan}
            onErased={() => setErased(true)}
          />
        </>
      )}
    </div>
  );
}
