import type { Tone } from "../../office/lists/office-list.ts";

/** How something stands, in words that are marked as the lists mark them. */
export const StateMark = ({ words, tone }: { words: string; tone?: Tone | undefined }) => (
  <span className="office__state" data-tone={tone}>
    {words}
  </span>
);
