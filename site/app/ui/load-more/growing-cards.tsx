import { Link } from "react-router";
import { buttonClass } from "~/ui/button/button";
import { NewsCard, type NewsCardProps } from "~/ui/card/news-card";
import { classes } from "~/ui/classes";
import "./growing-cards.css";
import { useFirstNew } from "./use-first-new";

type GrowingCardsProps = {
  cards: readonly (NewsCardProps & { id: string })[];
  /** The address at which more are shown; nothing when all are. */
  more: string | undefined;
  words: { more: string; moreLabel: string };
  /** The link takes the whole width of its place on phones. */
  wide?: boolean;
  className?: string;
};

/** Cards of which a link shows more. */
export function GrowingCards({ cards, more, words, wide, className }: GrowingCardsProps) {
  const { list, ask } = useFirstNew<HTMLUListElement>(cards.length);
  return (
    <>
      <ul ref={list} className={classes("card-grid", className)}>
        {cards.map(({ id, ...card }) => (
          <li key={id}>
            <NewsCard {...card} />
          </li>
        ))}
      </ul>
      {more && (
        <p className="growing-cards-more">
          <Link
            to={more}
            preventScrollReset
            className={buttonClass({ variant: "secondary", wide })}
            aria-label={words.moreLabel}
            onClick={ask}
          >
            {words.more}
          </Link>
        </p>
      )}
    </>
  );
}
