import { glossaryUrl } from "@pcf/contract/urls";
import { PageBody } from "~/blocks/page-body";
import type { TermView } from "~/content/html/explained-words";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { termsByLetter } from "~/content/views/glossary-view";
import { pageFrame } from "~/content/views/section-page";
import { pageMeta } from "~/shell/page-meta";
import { TextLink } from "~/ui/link/text-link";
import type { Route } from "./+types/route";
import "./glossary.css";

const copy = {
  title: "Words explained",
  description: "The words of prostate cancer in plain language, from A to Z.",
  letters: "Go to a letter",
  /** Anchor of a letter's heading. */
  letterId: (letter: string) => `letter-${letter.toLowerCase()}`,
  also: (names: readonly string[]) => `Also called: ${names.join(", ")}.`,
  none: "No word is explained here yet.",
};

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  return { page: pageFrame(content, glossaryUrl, copy), letters: termsByLetter(content) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function Glossary({ loaderData: { page, letters } }: Route.ComponentProps) {
  return (
    <PageBody page={page} withContents={false}>
      {letters.length === 0 && <p>{copy.none}</p>}
      {letters.length > 0 && (
        <nav aria-label={copy.letters} className="glossary-letters">
          <ul>
            {letters.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${copy.letterId(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {letters.map(({ letter, terms }) => (
        <section key={letter} className="glossary-letter" aria-labelledby={copy.letterId(letter)}>
          <h2 id={copy.letterId(letter)}>{letter}</h2>
          <dl>
            {terms.map((term) => (
              <Term key={term.slug} term={term} />
            ))}
          </dl>
        </section>
      ))}
    </PageBody>
  );
}

/** A word with its meaning, at the place that links to it name. */
function Term({ term: { slug, term, definition, alsoCalled, more } }: { term: TermView }) {
  return (
    <div id={slug} className="glossary-term">
      <dt>{term}</dt>
      <dd>
        <p>{definition}</p>
        {alsoCalled.length > 0 && <p className="glossary-also">{copy.also(alsoCalled)}</p>}
        {more && (
          <p className="glossary-more">
            <TextLink href={more.href}>{more.label}</TextLink>
          </p>
        )}
      </dd>
    </div>
  );
}
