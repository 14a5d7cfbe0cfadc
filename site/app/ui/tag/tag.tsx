import type { ReactNode } from "react";

/** A short word that sorts things, such as "Online" or "Recent". Not for pressing. */
export function Tag({ tone = "plain", children }: { tone?: "plain" | "sun" | "good"; children: ReactNode }) {
  return <span className={`tag tag-${tone}`}>{children}</span>;
}
