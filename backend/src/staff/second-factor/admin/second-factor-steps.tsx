"use client";

import { useConfig } from "@payloadcms/ui";
import { useState } from "react";
import { z } from "zod/mini";
import type { SecondFactorState } from "../../../access/staff.ts";
import { copy } from "../second-factor-copy.ts";
import { CodeForm } from "./code-form.tsx";
import { RecoveryCodeList, recoveryCodesAnswer } from "./recovery-code-list.tsx";
import { SetUp } from "./set-up.tsx";

const passed = z.object({ passed: z.boolean() });

/** After the password: the code of the app, or a recovery code. */
function EnterCode({ onDone }: { onDone: () => void }) {
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

const off = z.object({ off: z.boolean() });

/** For staff who have a second factor and have given it: new recovery codes, or an end of it. */
function Manage({ onDone, onOff }: { onDone: () => void; onOff: () => void }) {
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

/** The step that the session stands at. `then` is the page of the admin that was wanted. */
export function SecondFactorSteps({ state, then }: { state: SecondFactorState; then: string }) {
  const { admin } = useConfig().config.routes;
  // The whole admin is loaded again: it is another session now, with other permissions.
  const goOn = () => window.location.assign(then);
  return (
    <div className="second-factor">
      {state === "ask" && <EnterCode onDone={goOn} />}
      {state === "passed" && <Manage onDone={goOn} onOff={() => window.location.reload()} />}
      {(state === "off" || state === "set-up") && <SetUp required={state === "set-up"} onDone={goOn} />}
      <p className="second-factor__ways-out">
        {(state === "passed" || state === "off") && <a href={then}>{copy.back}</a>}
        <a href={`${admin}/logout`}>{copy.signOut}</a>
      </p>
    </div>
  );
}
