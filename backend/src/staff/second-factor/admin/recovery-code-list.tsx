"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { copy } from "../second-factor-copy.ts";
import { StepHeading } from "./step-heading.tsx";

/** The recovery codes, shown this once. */
export function RecoveryCodeList({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const [status, setStatus] = useState("");
  const copyAll = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => setStatus(copy.copied),
      () => setStatus(copy.notCopied),
    );
  return (
    <>
      <StepHeading>{copy.codesTitle}</StepHeading>
      <p>{copy.codesAbout}</p>
      <ol className="second-factor__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="second-factor__actions">
        <Button buttonStyle="secondary" onClick={() => window.print()}>
          {copy.print}
        </Button>
        <Button
          buttonStyle="secondary"
          onClick={() => (navigator.clipboard ? copyAll() : setStatus(copy.notCopied))}
        >
          {copy.copyCodes}
        </Button>
        <Button onClick={onKept}>{copy.kept}</Button>
      </div>
      <p role="status">{status}</p>
    </>
  );
}
