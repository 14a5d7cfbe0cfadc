"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { type Role, roles } from "../../../access/roles.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { refusalWords } from "../../../platform/admin/refusal-words.ts";
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
  const router = useRouter();
  const [chosen, setChosen] = useState<Role>(role);
  const [status, setStatus] = useState("");
  const send = async (method: string, path: string, done: string, body?: object) => {
    const response = await fetch(`${api}/${path}`, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    if (!response?.ok) return setStatus(await refusalWords(response));
    setStatus("");
    // What was pressed may go with the new state of the page, and the words stay.
    toast.success(done);
    if (method === "DELETE") router.push(list);
    router.refresh();
  };
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
          onYes={() => send("PATCH", String(id), copy.roleDone, { role: chosen })}
        />
      )}
      {isInvited && (
        <AskFirst
          label={copy.again}
          question={copy.againQuestion(name)}
          about={copy.againSure}
          yes={copy.againYes}
          onYes={() => send("POST", `${id}/invite`, copy.againDone, {})}
        />
      )}
      {mayReset && (
        <AskFirst
          label={copy.reset}
          question={copy.resetQuestion(name)}
          about={copy.resetSure}
          yes={copy.resetYes}
          onYes={() => send("POST", `second-factor/reset/${id}`, copy.resetDone, {})}
        />
      )}
      <AskFirst
        label={copy.take}
        question={copy.takeQuestion(name)}
        about={copy.takeSure}
        yes={copy.takeYes}
        onYes={() => send("DELETE", String(id), copy.takeDone(name))}
      />
      <p role="status">{status}</p>
    </div>
  );
}
