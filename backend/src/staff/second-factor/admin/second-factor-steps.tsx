"use client";

import { useConfig } from "@payloadcms/ui";
import type { SecondFactorState } from "../../../access/staff.ts";
import { copy } from "../second-factor-copy.ts";
import { EnterCode } from "./enter-code.tsx";
import { Manage } from "./manage.tsx";
import { SetUp } from "./set-up.tsx";

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
