import { numberFormat } from "@pcf/contract/formats";
import { KeepFresh } from "./keep-fresh.tsx";
import "./run-progress.css";

const number = numberFormat({});
/** Often enough to see it move, seldom enough for a server that has other work. */
const freshEveryMs = 4_000;

const copy = {
  waits: "It begins within a minute.",
  counts: "It is working out what is to be done.",
  of: (done: string, all: string) => `${done} of ${all} done`,
  freshens: "This page renews itself. You may leave it: the work goes on.",
} as const;

type RunProgressProps = {
  /** What is under way: "Receipts of 2025 are being issued". */
  title: string;
  /** Whether the job has begun. */
  hasBegun: boolean;
  /** How many it will be; `null` until that is worked out. */
  all: number | null;
  done: number;
};

/** How far a job is that finance or its schedule has started; it renews itself while one looks. */
export function RunProgress({ title, hasBegun, all, done }: RunProgressProps) {
  const words = () => {
    if (!hasBegun) return copy.waits;
    if (all === null) return copy.counts;
    return copy.of(number.format(Math.min(done, all)), number.format(all));
  };
  return (
    <section className="office__card run run-progress" aria-label={title}>
      <h2>{title}</h2>
      {all !== null && all > 0 && <progress max={all} value={Math.min(done, all)} aria-label={title} />}
      <p role="status">{words()}</p>
      <p>{copy.freshens}</p>
      <KeepFresh everyMs={freshEveryMs} />
    </section>
  );
}
