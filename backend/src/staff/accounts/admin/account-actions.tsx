"use client";

import { useState } from "react";
import { type Role, roles } from "../../../access/roles.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { useSentAction } from "../../../platform/admin/use-sent-action.ts";
import { accountsCopy } from "./accounts-copy.ts";
import { RoleChoice } from "./invite-form.tsx";

const copy = accountsCopy.one;

type AccountActionsProps = {
  id: number;
  name: string;
  role: Role;
  /** Has not chosen a password yet. */
  isInvited: boolean;
  mayReset: boolean;
  /** Address of the accounts at the server. */
  api: string;
  /** Of the list, where who takes an account away goes back to. */
  list: string;
};

/** What an administrator can do with a colleague's account: each asks first. */
export function AccountActions({ id, name, role, isInvited, mayReset, api, list }: AccountActionsProps) {
  const [chosen, setChosen] = useState<Role>(role);
  const { status, send } = useSentAction();
  const chosenLabel = roles.find(({ value }) => value === chosen)?.label ?? "";
  return (
    <div className="office__form">
      <RoleChoice label={copy.role} role={chosen} onChoose={setChosen} />
      {chosen !== role && (
        <AskFirst
          label={copy.changeRole}
          primary
          question={copy.roleQuestion(name, chosenLabel)}
          about={copy.roleSure}
          yes={copy.roleYes}
          onYes={() => send(`${api}/${id}`, { role: chosen }, { method: "PATCH", done: copy.roleDone })}
        />
      )}
      {isInvited && (
        <AskFirst
          label={copy.again}
          question={copy.againQuestion(name)}
          about={copy.againSure}
          yes={copy.againYes}
          onYes={() => send(`${api}/${id}/invite`, {}, { done: copy.againDone })}
        />
      )}
      {mayReset && (
        <AskFirst
          label={copy.reset}
          question={copy.resetQuestion(name)}
          about={copy.resetSure}
          yes={copy.resetYes}
          onYes={() => send(`${api}/second-factor/reset/${id}`, {}, { done: copy.resetDone })}
        />
      )}
      <AskFirst
        label={copy.take}
        question={copy.takeQuestion(name)}
        about={copy.takeSure}
        yes={copy.takeYes}
        onYes={() =>
          send(`${api}/${id}`, undefined, { method: "DELETE", done: copy.takeDone(name), next: list })
        }
      />
      <p role="status">{status}</p>
    </div>
  );
}
