"use client";

import { useState } from "react";
import { z } from "zod/mini";
import { copy } from "../second-factor-copy.ts";
import { CodeForm } from "./code-form.tsx";

const passed = z.object({ passed: z.boolean() });

/** After the password: the code of the app, or a recovery code. */
export function EnterCode({ onDone }: { onDone: () => void }) {
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      <h1>{copy.enterTitle}</h1>
      <p>{recovery ? copy.enterByRecovery : copy.enterAbout}</p>
      <CodeForm
        key={String(recovery)}
        path="enter"
        schema={passed}
        submit={copy.enter}
        recovery={recovery}
        onRight={onDone}
      />
      <button type="button" className="second-factor__switch" onClick={() => setRecovery(!recovery)}>
        {recovery ? copy.useApp : copy.useRecovery}
      </button>
      <p>{copy.enterLost}</p>
    </>
  );
}
