import { TextLink } from "~/ui/link/text-link";
import { Tag } from "~/ui/tag/tag";
import type { Piece } from "./excerpt";
import type { SearchHit } from "./search.server";
import { searchCopy as copy } from "./search-copy";

function Marked({ pieces }: { pieces: Piece[] }) {
  let at = 0;
  return pieces.map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}

/** One thing found: what it is, its title, and the words around the hit. */
export function SearchResult({ hit, level }: { hit: SearchHit; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <li className="search-result">
      <Tag>{copy.kinds[hit.kind]}</Tag>
      <Heading>
        <TextLink href={hit.href}>
          <Marked pieces={hit.title} />
        </TextLink>
      </Heading>
      {hit.snippet.length > 0 && (
        <p>
          <Marked pieces={hit.snippet} />
        </p>
      )}
    </li>
  );
}
