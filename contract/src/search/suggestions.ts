/** Something that a reader who is typing may mean: its title, where it is, and what it is or which page it stands on. */
export type Suggestion = { title: string; href: string; note: string };

/** As many as can be seen at a glance. */
export const mostSuggestions = 7;
/** One letter begins nearly everything. */
export const fewestTyped = 2;
/** Whoever has typed more than so many letters is writing a sentence: its beginning is looked at. */
export const mostTyped = 60;

export const suggestionsUrl = (typed: string): string =>
  `/search/suggestions?${new URLSearchParams({ value: typed })}`;

const place = /^(?:\/(?!\/)|https?:\/\/)/;

function isSuggestion(value: unknown): value is Suggestion {
  if (typeof value !== "object" || value === null) return false;
  const { title, href, note } = value as Record<string, unknown>;
  return [title, href, note].every((text) => typeof text === "string") && place.test(String(href));
}

/**
 * The suggestions of an answer; none of what is anything else. Read by hand: the schema library alone is larger than all
 * else that the box loads.
 */
export function readSuggestions(answer: unknown): Suggestion[] {
  if (typeof answer !== "object" || answer === null || !("suggestions" in answer)) return [];
  const { suggestions } = answer;
  return Array.isArray(suggestions) ? suggestions.filter(isSuggestion).slice(0, mostSuggestions) : [];
}
