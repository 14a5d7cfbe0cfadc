import { ArrowLeft, ArrowRight } from "lucide-react";
import { PageLink } from "~/ui/link/page-link";

type Neighbour = { href: string; label: string };
type PrevNextProps = {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  words: { label: string; previous: string; next: string };
};

/** The pages before and after this one, by name. */
export function PrevNext({ previous, next, words }: PrevNextProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.label} className="prev-next">
      {previous && (
        <PageLink to={previous.href} rel="prev">
          <span>
            <ArrowLeft aria-hidden="true" />
            {words.previous}
          </span>
          <strong>{previous.label}</strong>
        </PageLink>
      )}
      {next && (
        <PageLink to={next.href} rel="next">
          <span>
            {words.next}
            <ArrowRight aria-hidden="true" />
          </span>
          <strong>{next.label}</strong>
        </PageLink>
      )}
    </nav>
  );
}
