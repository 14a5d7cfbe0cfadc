import type { ReactNode } from "react";

/** What a component's `*.examples.tsx` exports: each state worth looking at, by name. */
export type Examples = { title: string; examples: Record<string, () => ReactNode> };
