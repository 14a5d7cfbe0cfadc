"use client";

import { Button } from "@payloadcms/ui";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { z } from "zod/mini";
import { copy } from "../second-factor-copy.ts";

/** The heading of a step that takes the place of another; it takes the focus too, so that it is read out. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** What turning it on and making new codes answer. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) });

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
