import type { Newsletter } from "@pcf/contract/content/documents";
import { ButtonLink } from "~/ui/button/button";
import { NewsCard } from "~/ui/card/news-card";
import { newsListCopy as copy } from "./copy";

type LatestNewslettersProps = { newsletters: Newsletter[]; archiveUrl: string };

/** The newest letters, and the way to all of them. */
export function LatestNewsletters({ newsletters, archiveUrl }: LatestNewslettersProps) {
  return (
    <section aria-labelledby="newsletters" className="latest-newsletters">
      <h2 id="newsletters" className="block-title">
        {copy.newsletters}
      </h2>
      <p className="measure">{copy.newslettersText}</p>
      <ul className="card-grid">
        {newsletters.map((letter) => (
          <li key={letter.id}>
            <NewsCard
              href={letter.newslettersACF.url}
              title={letter.title}
              date={letter.newslettersACF.date}
              image={letter.newslettersACF.thumbnail}
              look="lying"
            />
          </li>
        ))}
      </ul>
      <p className="list-more">
        <ButtonLink href={archiveUrl}>{copy.archive}</ButtonLink>
      </p>
    </section>
  );
}
