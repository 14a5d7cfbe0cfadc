"use client";

import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { type Role, roles, roleWords } from "../../../access/roles.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { sendAction } from "../../../platform/admin/send-action.ts";
import { accountsCopy } from "./accounts-copy.ts";

const copy = accountsCopy.invite;

/** Invites a colleague: name, address, role. */
export function InviteForm({ path }: { path: string }) {
  const router = useRouter();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("editor");
  const [status, setStatus] = useState("");
  const invite = async () => {
    const { refused } = await sendAction(path, { name, email, role });
    if (refused !== undefined) return setStatus(refused);
    setStatus(copy.done(name));
    setName("");
    setEmail("");
    router.refresh();
  };
  return (
    <div className="office__form">
      <label>
        {copy.name}
        <input value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        {copy.email}
        <input
          type="email"
          value={email}
          autoComplete="off"
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <RoleChoice label={copy.role} role={role} onChoose={setRole} />
      <AskFirst
        label={copy.press}
        primary
        question={copy.question(name.trim())}
        about={copy.about(email.trim())}
        yes={copy.yes}
        problem={name.trim() && email.trim() ? undefined : copy.missing}
        say={setStatus}
        onYes={invite}
      />
      <p role="status">{status}</p>
    </div>
  );
}

type RoleChoiceProps = { label: string; role: Role; onChoose: (role: Role) => void };

/** The roles, and below them what the one that is chosen may do. */
export const RoleChoice = ({ label, role, onChoose }: RoleChoiceProps) => (
  <>
    <label>
      {label}
      <select
        value={role}
        onChange={({ target }) => onChoose(roles.find(({ value }) => value === target.value)?.value ?? role)}
      >
        {roles.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
    <p>{roleWords[role].join(" ")}</p>
  </>
);
