import { charityDay } from "./charity-day";
import type { SiteContent } from "./site-content";

/** An issue of the newsletter; `date` is an ISO time, `day` the day of it where the charity is; `href` leads to the issue outside the site. */
export type NewsletterView = ReturnType<typeof toNewsletterView>;

export function toNewsletterView({ id, title, newslettersACF }: SiteContent["newsletters"][number]) {
  const { date, thumbnail: image, url: href } = newslettersACF;
  return { id, title, date, day: charityDay(date), image, href };
}
