"use client";

import { Button, useConfig } from "@payloadcms/ui";
import { useState } from "react";
import { z } from "zod/mini";
import { copy } from "../second-factor-copy.ts";
import { CodeForm } from "./code-form.tsx";
import { postSecondFactor } from "./post-second-factor.ts";
import { RecoveryCodeList, recoveryCodesAnswer, StepHeading } from "./recovery-code-list.tsx";

const begun = z.object({ key: z.string(), qr: z.string() });
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(" ") ?? key;

/** From nothing to a second factor: the key for the app, a first code of it, then the recovery codes. */
export function SetUp({ required, onDone }: { required: boolean; onDone: () => void }) {
  const { config } = useConfig();
  const [shown, setShown] = useState<z.output<typeof begun>>();
  const [codes, setCodes] = useState<string[]>();
  const [problem, setProblem] = useState("");

  const begin = async () => {
    const outcome = await postSecondFactor({ api: config.routes.api, path: "begin" }, begun);
    if ("problem" in outcome) setProblem(outcome.problem);
    else setShown(outcome.answer);
  };

  if (codes) return <RecoveryCodeList codes={codes} onKept={onDone} />;
  if (!shown)
    return (
      <>
        <h1>{copy.setUpTitle}</h1>
        {required && <p>{copy.setUpRequired}</p>}
        <p>{copy.setUpAbout}</p>
        <Button onClick={begin}>{copy.begin}</Button>
        <p className="second-factor__problem" role="alert">
          {problem}
        </p>
      </>
    );
  return (
    <>
      <StepHeading>{copy.setUpTitle}</StepHeading>
      <p>{copy.scan}</p>
      {/* biome-ignore lint/performance/noImgElement: it is in the page itself, there is nothing to fetch */}
      <img
        className="second-factor__qr"
        src={`data:image/svg+xml,${encodeURIComponent(shown.qr)}`}
        alt={copy.qrAlt}
        width={208}
        height={208}
      />
      <p>
        {copy.keyAbout}
        <br />
        <code>{inGroups(shown.key)}</code>
      </p>
      <p>{copy.confirmAbout}</p>
      <CodeForm
        path="confirm"
        schema={recoveryCodesAnswer}
        submit={copy.confirm}
        onRight={({ recoveryCodes }) => setCodes(recoveryCodes)}
      />
    </>
  );
}
