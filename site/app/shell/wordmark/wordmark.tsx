import { Knot } from "./knot";

/** The mark with the foundation's name set beside it. `first` is the header's, to which every further knot refers. */
export function Wordmark({ name, first }: { name: string; first?: boolean }) {
  return (
    <span className="wordmark">
      {first ? <Knot toBeShownAgain /> : <Knot />}
      <span>{name}</span>
    </span>
  );
}
