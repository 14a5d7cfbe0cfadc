"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { refusalWords } from "../../../platform/admin/refusal-words.ts";
import { endOfDay } from "../block-until.ts";
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
  const [status, setStatus] = useState("");
  const send = (method: "PATCH" | "DELETE", body?: object) =>
    fetch(path, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
  const change = async () => {
    const response = await send("PATCH", { expiresAt: day ? endOfDay(day) : null });
    if (!response?.ok) return setStatus(await refusalWords(response));
    setStatus(copy.changed);
    router.refresh();
  };
  const remove = async () => {
    const response = await send("DELETE");
    if (!response?.ok) return setStatus(await refusalWords(response));
    toast.success(copy.removed(value));
    router.push(list);
    router.refresh();
  };
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
