"use client";

import { type ReactNode, useEffect, useRef } from "react";

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
