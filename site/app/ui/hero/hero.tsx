import type { Image } from "@pcf/contract/content/media";
import type { ReactNode } from "react";
import { classes } from "~/ui/classes";
import { Picture } from "~/ui/picture/picture";
import { Ridge } from "~/ui/section/section";
import { FirstScreen } from "./first-screen";

export type HeroProps = {
  title: ReactNode;
  /** Small words above the title, such as the section's name. */
  kicker?: ReactNode;
  intro?: ReactNode;
  image?: Image;
  /** What the picture shows, where it belongs to the words, as a portrait does; else it is a scene beside them. */
  alt?: string;
  /** What of the picture matters, when its own focal point does not suit a wide crop. */
  position?: "left" | "center" | "right" | "top" | "bottom";
  /**
   * `low` pages whose text is to begin on the first screen, `section` index pages, `page` single stories, articles and events,
   * `tall` the home page; `short` where what follows is wanted at once.
   */
  size?: "page" | "section" | "tall" | "short" | "low";
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
  alt = "",
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
          {image ? <Picture image={image} alt={alt} sizes={sceneSizes} priority /> : <Landscape />}
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

/** A lake below hills at first light, drawn: the scene of pages without a picture. */
function Landscape() {
  return (
    <svg className="landscape" viewBox="0 0 1440 480" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <circle className="landscape-glow" cx="1080" cy="196" r="150" />
      <circle className="landscape-sun" cx="1080" cy="196" r="58" />
      <path
        className="landscape-1"
        d="M420 330 560 222l60 40 130-122 96 88 74-52 150 128 96-66 84 58 110-104 100 82 180-70v250H420Z"
      />
      <path className="landscape-2" d="M300 350c150-40 260-46 400-24s240 20 380-18 240-34 360-10v182H300Z" />
      <path className="landscape-3" d="M0 420c240-70 440-70 690-36s470 26 750-14v110H0Z" />
    </svg>
  );
}
