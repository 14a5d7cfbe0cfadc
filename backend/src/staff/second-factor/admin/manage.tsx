"use client";

import { useState } from "react";
import { z } from "zod/mini";
import { copy } from "../second-factor-copy.ts";
import { CodeForm } from "./code-form.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { recoveryCodesAnswer } from "./recovery-codes-answer.ts";

const off = z.object({ off: z.boolean() });

/** For staff who have a second factor and have given it: new recovery codes, or an end of it. */
export function Manage({ onDone, onOff }: { onDone: () => void; onOff: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodeList codes={codes} onKept={onDone} />;
  return (
    <>
      <h1>{copy.onTitle}</h1>
      <p>{copy.onAbout}</p>
      <section>
        <h2>{copy.renew}</h2>
        <p>{copy.renewAbout}</p>
        <CodeForm
          path="recovery-codes"
          schema={recoveryCodesAnswer}
          submit={copy.renew}
          secondary
          onRight={({ recoveryCodes }) => setCodes(recoveryCodes)}
        />
      </section>
      <section>
        <h2>{copy.turnOff}</h2>
        <p>{copy.turnOffAbout}</p>
        <CodeForm path="turn-off" schema={off} submit={copy.turnOff} secondary onRight={onOff} />
      </section>
    </>
  );
}
