"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { sendAction } from "../../../platform/admin/send-action.ts";
import { useSentAction } from "../../../platform/admin/use-sent-action.ts";
import { endOfDay, untilProblem } from "../block-until.ts";
import { blockCopy } from "./block-copy.ts";

const copy = blockCopy.one;

type BlockActionsProps = {
  value: string;
  until: string;
  /** Of the entry, at the server. */
  path: string;
  /** Of the list, where who unblocks goes back to. */
  list: string;
  mayChange: boolean;
  mayRemove: boolean;
};

/** Changes the day until which somebody is blocked, or unblocks them. */
export function BlockActions({ value, until, path, list, mayChange, mayRemove }: BlockActionsProps) {
  const router = useRouter();
  const [day, setDay] = useState(until);
  const { status, say, send } = useSentAction();
  const change = async () => {
    const problem = untilProblem(day, new Date(), until);
    if (problem !== undefined) return say(problem);
    const { refused } = await sendAction(
      path,
      { expiresAt: day ? endOfDay(day) : null },
      { method: "PATCH" },
    );
    say(refused ?? copy.changed);
    if (refused === undefined) router.refresh();
  };
  const remove = () => send(path, undefined, { method: "DELETE", done: copy.removed(value), next: list });
  return (
    <div className="office__form">
      {mayChange && (
        <>
          <label>
            {copy.newUntil}
            <input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
          </label>
          <Button size="small" margin={false} buttonStyle="secondary" onClick={change}>
            {copy.change}
          </Button>
        </>
      )}
      {mayRemove && (
        <AskFirst
          label={copy.remove}
          question={copy.question(value)}
          about={copy.sure}
          yes={copy.yes}
          onYes={remove}
        />
      )}
      <p role="status">{status}</p>
    </div>
  );
}
