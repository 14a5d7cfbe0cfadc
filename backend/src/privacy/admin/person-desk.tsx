"use client";

import { Button } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";
import { askPerson } from "./ask-person.ts";
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
  const [status, setStatus] = useState("");

  const lookUp = async (event: FormEvent) => {
    event.preventDefault();
    setFound(undefined);
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
          <h2>{personCopy.held(found.address)}</h2>
          {found.held.length > 0 ? (
            <HeldTable held={found.held} admin={admin} />
          ) : (
            <p>{personCopy.nothing}</p>
          )}
          <h2>{personCopy.export}</h2>
          <p>{personCopy.exportHint}</p>
          <div className="person-desk__copies">
            <CopyForm action={`${api}/readable`} email={found.address} label={personCopy.readable} newTab />
            <CopyForm action={`${api}/export`} email={found.address} label={personCopy.json} />
          </div>
          <EraseForm key={found.address} api={api} address={found.address} plan={found.plan} />
        </>
      )}
    </div>
  );
}

type CopyFormProps = { action: string; email: string; label: string; newTab?: boolean };

/** A plain form, so that the browser itself saves the file or opens the page, and the address stays out of its history. */
function CopyForm({ action, email, label, newTab = false }: CopyFormProps) {
  return (
    <form method="post" action={action} {...(newTab && { target: "_blank" })}>
      <input type="hidden" name="email" value={email} />
      <Button type="submit" buttonStyle="secondary">
        {label}
      </Button>
    </form>
  );
}
