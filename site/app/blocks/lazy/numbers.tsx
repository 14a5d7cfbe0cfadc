import { numberFormat } from "@pcf/contract/formats";
import type { ReactNode } from "react";
import { type NumberPicture, numberPictures } from "./number-pictures";

type NumbersProps = { items: readonly { term: string; content: ReactNode }[] };

const scaleWords = (scale: number) => `One figure stands for ${numberFormat().format(scale)}.`;

/** Numbers with what they count: each large, and drawn as people. */
export function Numbers({ items }: NumbersProps) {
  const pictures = numberPictures(items.map(({ term }) => term));
  return (
    <dl className="numbers">
      {items.map(({ term, content }, at) => {
        const picture = pictures[at];
        const digits = Math.max(term.search(/\d/), 0);
        return (
          <div key={term}>
            <dt>
              {term.slice(0, digits)}
              <strong>{term.slice(digits)}</strong>
              {picture && <People picture={picture} />}
            </dt>
            <dd>
              {content}
              {picture && picture.scale > 1 && <p className="number-scale">{scaleWords(picture.scale)}</p>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const wide = 11;
const high = 21;

/** Figures in rows, from the left; the marked ones first. The words beside them say the same. */
function People({ picture: { all, marked } }: { picture: NumberPicture }) {
  const inRow = all > 50 ? 20 : Math.min(all, 10);
  const figures = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, nth) => {
      const at = from + nth;
      return { x: (at % inRow) * wide + wide / 2, y: Math.floor(at / inRow) * high };
    });
  const width = inRow * wide;
  return (
    <svg
      className="number-people"
      viewBox={`0 0 ${width} ${Math.ceil(all / inRow) * high}`}
      width={`${Math.min(width / 8, 22)}rem`}
      aria-hidden="true"
    >
      <Figures places={figures(0, marked)} className="is-marked" />
      <Figures places={figures(marked, all)} />
    </svg>
  );
}

/** Heads are points, bodies short strokes: two paths, however many people. */
function Figures({ places, className }: { places: readonly { x: number; y: number }[]; className?: string }) {
  return (
    <g className={className}>
      <path strokeWidth="5" d={places.map(({ x, y }) => `M${x} ${y + 4}h0`).join("")} />
      <path strokeWidth="7" d={places.map(({ x, y }) => `M${x} ${y + 11}v4.5`).join("")} />
    </g>
  );
}
