import type { Image } from "@pcf/contract/content/media";
import type { ReactNode } from "react";
import type { PageView } from "~/content/views/page-view";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { Hero, type HeroProps } from "~/ui/hero/hero";

const copy = { breadcrumb: "You are here", home: "Home" };

/** The focal point that an editor set for this page alone, such as "60% 40%", in place of the picture's own. */
export function heroImage(hero: PageView["hero"]): Image | undefined {
  const [, x, y] = /^\s*(\d{1,3})%\s+(\d{1,3})%\s*$/.exec(hero?.position ?? "") ?? [];
  if (!hero?.image || x === undefined || y === undefined) return hero?.image;
  return { ...hero.image, focalX: Number(x), focalY: Number(y) };
}

type PageHeroProps = { page: PageView; actions?: ReactNode } & Pick<HeroProps, "ridge" | "to" | "size">;

/** The opening of a page of the CMS: the way to it, its title and first words, its scene. */
export function PageHero({ page, actions, ridge, to, size }: PageHeroProps) {
  const isSection = page.children.length > 0 || page.breadcrumb.length === 0;
  const trail = [{ label: copy.home, href: "/" }, ...page.breadcrumb, { label: page.title, href: page.uri }];
  return (
    <Hero
      title={page.title}
      intro={page.intro && <p>{page.intro}</p>}
      image={heroImage(page.hero)}
      size={size ?? (isSection ? "section" : "page")}
      ridge={ridge}
      to={to}
      actions={actions}
      before={page.breadcrumb.length > 0 && <Breadcrumb label={copy.breadcrumb} trail={trail} />}
    />
  );
}
