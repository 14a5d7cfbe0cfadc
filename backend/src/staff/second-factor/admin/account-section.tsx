"use client";

import { useAuth, useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { z } from "zod/mini";
import { mayAct } from "../../../access/rights.ts";
import type { User } from "../../../payload-types.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { copy } from "../second-factor-copy.ts";
import { postSecondFactor } from "./post-second-factor.ts";
import "./second-factor.css";

const resetAnswer = z.object({ reset: z.boolean() });

/** In an account: whether it has a second factor. Its owner changes it; for somebody else's it can be taken off. */
export const AccountSection: UIFieldClientComponent = () => {
  const { user } = useAuth<User>();
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const { admin, api } = config.routes;
  const on = useFormFields(([fields]) => Boolean(fields.secondFactorSince?.value));
  const [status, setStatus] = useState("");
  if (!id || !user) return null;

  const own = id === user.id;
  const reset = async () => {
    const outcome = await postSecondFactor({ api, path: `reset/${id}` }, resetAnswer);
    setStatus("problem" in outcome ? outcome.problem : copy.resetDone);
  };
  const words = own ? (on ? copy.accountOn : copy.accountOff) : on ? copy.othersOn : copy.othersOff;
  return (
    <section className="field-type second-factor__section" aria-labelledby="second-factor-heading">
      <h2 id="second-factor-heading">{copy.title}</h2>
      <p>
        {status === copy.resetDone ? copy.othersOff : words}{" "}
        {own && (
          <a href={`${admin}/second-factor?then=${admin}/account`}>
            {on ? copy.accountLink : copy.accountLinkOff}
          </a>
        )}
      </p>
      {!own && on && status !== copy.resetDone && mayAct(user.role, "second-factor-reset") && (
        <>
          <p>{copy.resetAbout}</p>
          <AskFirst
            label={copy.reset}
            question={copy.resetAsk}
            about={copy.resetSure}
            yes={copy.resetConfirm}
            onYes={reset}
          />
        </>
      )}
      <p role="status">{status}</p>
    </section>
  );
};
