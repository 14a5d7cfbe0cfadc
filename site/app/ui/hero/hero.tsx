import type { Image } from "@pcf/contract/content/media";
import type { ReactNode } from "react";
import { classes } from "~/ui/classes";
import { Picture } from "~/ui/picture/picture";
import { Ridge } from "~/ui/ridge/ridge";
import { FirstScreen } from "./first-screen";
import { Landscape } from "./landscape";

export type HeroProps = {
  title: ReactNode;
  /** Small words above the title, such as the section's name. */
  kicker?: ReactNode;
  intro?: ReactNode;
  image?: Image;
  /** What of the picture matters, when its own focal point does not suit a wide crop. */
  position?: "left" | "center" | "right" | "top" | "bottom";
  /** `page` information pages, `section` index pages, `tall` the home page; `short` where what follows is wanted at once. */
  size?: "page" | "section" | "tall" | "short";
  ridge?: "hills" | "peaks" | "waves";
  /** Tone of what follows the hero. */
  to?: "night" | "spruce" | "sand" | "mist";
  /** Buttons below the words. */
  actions?: ReactNode;
  /** Above the kicker: breadcrumbs. */
  before?: ReactNode;
};

const sceneSizes = "(min-width: 56rem) 62vw, 100vw";

/**
 * The opening of a page. On wide screens the words stand on the hazy, empty side of the scene; on phones the scene is
 * above them. Without a picture a quiet landscape is drawn.
 */
export function Hero({
  title,
  kicker,
  intro,
  image,
  position,
  size = "page",
  ridge = "hills",
  to,
  actions,
  before,
}: HeroProps) {
  return (
    <FirstScreen>
      <header className={classes("hero", `hero-${size}`, !image && "hero-drawn")}>
        <div className={classes("hero-scene", position && `hero-at-${position}`)}>
          {image ? <Picture image={image} alt="" sizes={sceneSizes} priority /> : <Landscape />}
          <Ridge shape={ridge} to={to} />
        </div>
        <div className="page hero-inside">
          <div className="hero-words">
            {before}
            {kicker && <p className="kicker">{kicker}</p>}
            <h1 tabIndex={-1}>{title}</h1>
            {intro && <div className="lead">{intro}</div>}
            {actions && <div className="hero-actions">{actions}</div>}
          </div>
        </div>
      </header>
    </FirstScreen>
  );
}
