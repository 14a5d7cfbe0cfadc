import { Knot } from "./knot";

/** The mark with the foundation's name set beside it. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="wordmark">
      <Knot />
      <span>{name}</span>
    </span>
  );
}
