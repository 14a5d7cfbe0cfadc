import type { ReactNode } from "react";
import { classes } from "~/ui/classes";
import { Ridge } from "~/ui/ridge/ridge";

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
