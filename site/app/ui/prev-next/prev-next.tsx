import { ArrowLeft, ArrowRight } from "lucide-react";
import { PageLink } from "~/ui/link/page-link";

type Neighbour = { href: string; title: string };
type PrevNextProps = {
  previous: Neighbour;
  next: Neighbour;
  words: { label: string; previous: string; next: string };
};

/** The documents before and after this one, by name. */
export function PrevNext({ previous, next, words }: PrevNextProps) {
  return (
    <nav aria-label={words.label} className="prev-next">
      <PageLink to={previous.href} rel="prev">
        <span>
          <ArrowLeft aria-hidden="true" />
          {words.previous}
        </span>
        <strong>{previous.title}</strong>
      </PageLink>
      <PageLink to={next.href} rel="next">
        <span>
          {words.next}
          <ArrowRight aria-hidden="true" />
        </span>
        <strong>{next.title}</strong>
      </PageLink>
    </nav>
  );
}
