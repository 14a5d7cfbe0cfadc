import type { ReactNode } from "react";
import { classes } from "~/ui/classes";

export type Tone = "night" | "spruce" | "sand" | "mist";

type SectionProps = {
  /** Id of the heading that names it; or nothing where there is none. */
  labelledBy?: string;
  tone?: Tone;
  tight?: boolean;
  /** A ridge along the lower edge, in the colour of the section that follows ("ground" is the page itself). */
  ridge?: { to: Tone | "ground"; shape?: "hills" | "peaks" | "waves"; flip?: boolean };
  className?: string;
  children: ReactNode;
};

/** A full-width band of the page, coloured by its tone. Its content stands in the page's width. */
export function Section({ labelledBy, tone, tight, ridge, className, children }: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      data-tone={tone}
      className={classes(
        "section",
        tight && "section-tight",
        (tone === "night" || tone === "spruce") && "grain",
        ridge && "section-ridged",
        className,
      )}
    >
      <div className="page">{children}</div>
      {ridge && (
        <Ridge to={ridge.to === "ground" ? undefined : ridge.to} shape={ridge.shape} flip={ridge.flip} />
      )}
    </section>
  );
}

/** Silhouettes in a 1440 × 120 field: far, near, front. The front takes the colour of the section it leads to. */
const shapes = {
  hills: [
    "M0 70C120 40 230 22 370 40S610 86 760 62 1010 14 1170 34s200 44 270 38V120H0Z",
    "M0 92C150 70 260 66 400 78s250 30 420 8 270-42 400-28 160 28 220 30V120H0Z",
    "M0 108c180-22 330-20 520-6s380 10 560-6 270-10 360 2V120H0Z",
  ],
  peaks: [
    "M0 82 90 48l40 18 84-50 66 44 50-20 96 46 120-30 92 24 78-56 60 36 84-44 92 62 70-22 104 40 90-34 110 36 114-40V120H0Z",
    "M0 100 120 76l84 14 110-34 120 38 150-22 140 26 130-40 116 34 140-18 120 22 110-30 100 26V120H0Z",
    "M0 112c200-14 420-12 640-2s520 4 800-8V120H0Z",
  ],
  waves: [
    "M0 66c110-26 190-26 300-2s200 26 310 2 200-26 310-2 190 26 290 4 150-22 230-14V120H0Z",
    "M0 88c90-16 170-16 260 0s180 16 280 0 190-16 290 0 180 16 280 0 220-16 330-2V120H0Z",
    "M0 106c120-12 220-12 340 0s240 12 360 0 240-12 370 0 240 10 370-2V120H0Z",
  ],
} as const;

type RidgeProps = {
  shape?: keyof typeof shapes;
  /** Section that follows; its ground is the front silhouette. */
  to?: "night" | "spruce" | "sand" | "mist";
  flip?: boolean;
  className?: string;
};

/** A low landscape between two sections; decoration only. Stands at the bottom edge of a `position: relative` block. */
export function Ridge({ shape = "hills", to, flip, className }: RidgeProps) {
  const [far, near, front] = shapes[shape];
  return (
    <svg
      className={classes("ridge", flip && "ridge-flip", className)}
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ridge-far" d={far} />
      <path className="ridge-near" d={near} />
      <path className={`ridge-front ridge-to-${to ?? "ground"}`} d={front} />
    </svg>
  );
}
