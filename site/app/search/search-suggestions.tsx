import { TextLink } from "~/ui/link/text-link";
import { searchCopy as copy } from "./search-copy";

/** Pages that many people look for, where a search has nothing to show. */
export function SearchSuggestions() {
  return (
    <div className="search-suggestions">
      <p>{copy.suggestionsTitle}</p>
      <ul>
        {copy.suggestions.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
