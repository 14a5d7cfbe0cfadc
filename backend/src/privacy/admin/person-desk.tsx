"use client";

import "./person-desk.css";
import { Button } from "@payloadcms/ui";
import type { FormEvent } from "react";
import { useState } from "react";
import type { LookUpAnswer } from "./ask-person.ts";
import { askPerson, lookUpAnswer } from "./ask-person.ts";
import { EraseForm } from "./erase-form.tsx";
import { personCopy } from "./person-copy.ts";
import { ViewField } from "./view-field.tsx";

/**
 * Looks up an address, gives copies of what is held on it, and leads to erasing it. `api` is where the endpoints are, `admin`
 * the pages, and `typed` an address that stands in the box already.
 */
export function PersonDesk({ api, admin, typed }: { api: string; admin: string; typed: string }) {
  const [email, setEmail] = useState(typed);
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

/** The two ways to give somebody a copy of what is held on them. */
function CopyForms({ api, email }: { api: string; email: string }) {
  return (
    <>
      <h2>{personCopy.export}</h2>
      <p>{personCopy.exportHint}</p>
      <div className="person-desk__copies">
        <CopyForm action={`${api}/readable`} email={email} label={personCopy.readable} newTab />
        <CopyForm action={`${api}/export`} email={email} label={personCopy.json} />
      </div>
    </>
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

/** What is held, with a link to each record. `admin` is where the admin's pages are. */
function HeldTable({ held, admin }: { held: LookUpAnswer["held"]; admin: string }) {
  return (
    <table className="person-desk__table">
      <thead>
        <tr>
          <th scope="col">{personCopy.what}</th>
          <th scope="col">{personCopy.count}</th>
          <th scope="col">{personCopy.records}</th>
        </tr>
      </thead>
      <tbody>
        {held.map(({ what, count, links }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{count}</td>
            <td>
              <ul className="person-desk__links">
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <a href={`${admin}${path}`}>{label}</a>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
