import { useId } from "react";

const dark =
  "M4.5 23.5H19C29 23.5 31 12.5 41 12.5C48.5 12.5 51 21.5 51 32S48.5 51.5 41 51.5C31 51.5 29 40.5 19 40.5H4.5";
const light =
  "M59.5 23.5H45C35 23.5 33 12.5 23 12.5C15.5 12.5 13 21.5 13 32S15.5 51.5 23 51.5C33 51.5 35 40.5 45 40.5H59.5";

const drawn = "knot";

/** The reef knot of the logo: two cords, six crossings. Decoration beside the name. */
export function Knot({ toBeShownAgain }: { toBeShownAgain?: boolean }) {
  const id = useId();
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <defs>
        <clipPath id={`${id}s`}>
          <path d="M-6-6H21V70H-6zM43-6H70V70H43z" />
        </clipPath>
        <clipPath id={`${id}m`}>
          <path d="M21-6H43V70H21z" />
        </clipPath>
        <mask id={`${id}d`} maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">
          <path fill="#fff" d="M0 0H64V64H0z" />
          <path d={dark} fill="none" stroke="#000" strokeWidth="10.4" clipPath={`url(#${id}s)`} />
        </mask>
        <mask id={`${id}l`} maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">
          <path fill="#fff" d="M0 0H64V64H0z" />
          <path d={light} fill="none" stroke="#000" strokeWidth="10.4" clipPath={`url(#${id}m)`} />
        </mask>
      </defs>
      <g id={toBeShownAgain ? drawn : undefined} fill="none" strokeWidth="7" strokeLinecap="round">
        <path className="knot-light" d={light} mask={`url(#${id}d)`} />
        <path className="knot-dark" d={dark} mask={`url(#${id}l)`} />
      </g>
    </svg>
  );
}

/** The knot once more, by reference to the one in the header. */
export function KnotAgain() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#${drawn}`} />
    </svg>
  );
}
