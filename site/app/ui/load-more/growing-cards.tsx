import { type MouseEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button/button";
import { NewsCard, type NewsCardProps } from "~/ui/card/card";
import { classes } from "~/ui/classes";
import { opensElsewhere } from "~/ui/link/page-link";
import "./growing-cards.css";

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

/**
 * For a list that grows at a press: a reader who requested more goes on with the first of it, since what they pressed may
 * be gone, unless they are elsewhere by now. `list` is the list's element, `ask` is called at the press, and `count` is
 * how many things are shown.
 */
export function useFirstNew<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const request = useRef<{ shownBefore: number; by: Element }>(undefined);
  useEffect(() => {
    if (!request.current || count <= request.current.shownBefore) return;
    const { shownBefore, by } = request.current;
    request.current = undefined;
    const { activeElement } = document;
    if (activeElement !== by && activeElement !== document.body) return;
    list.current?.children[shownBefore]?.querySelector("a")?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    ask: (event: MouseEvent) => {
      if (!opensElsewhere(event)) request.current = { shownBefore: count, by: event.currentTarget };
    },
  };
}
