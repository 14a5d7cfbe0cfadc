import { uiCopy } from "~/ui/ui-copy";

/** The reef knot being tied: shown while something is on its way. Announced politely by its label. */
export function Spinner({ label = uiCopy.loading, large }: { label?: string; large?: boolean }) {
  return (
    <span role="status" className={large ? "spinner spinner-large" : "spinner"}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path d="M4.5 23.5H19C29 23.5 31 12.5 41 12.5C48.5 12.5 51 21.5 51 32S48.5 51.5 41 51.5C31 51.5 29 40.5 19 40.5H4.5" />
        <path d="M59.5 23.5H45C35 23.5 33 12.5 23 12.5C15.5 12.5 13 21.5 13 32S15.5 51.5 23 51.5C33 51.5 35 40.5 45 40.5H59.5" />
      </svg>
      <span>{label}</span>
    </span>
  );
}
