import { searchRejectedCharacters } from "@pcf/contract/constants";
import { Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { shellCopy as copy } from "~/shell/shell-copy";
import { useArrival } from "~/shell/use-arrival";
import type { SuggestionList } from "./suggestion-list";

/**
 * The rule of the browser's own check, for readers without JavaScript; it says the same as the contract's. Browsers read
 * it with the flag `v`, under which round brackets in a class are escaped.
 */
const allowed = `[^${searchRejectedCharacters.source.slice(1, -1).replace(/[()]/g, "\\$&")}]*`;

type SearchBoxProps = {
  /** Of the input; one page may show several boxes. */
  id: string;
  term?: string;
  large?: boolean;
  /** The page is there to be typed into: it opens with the focus in the field. */
  asked?: boolean;
};

/**
 * Search as a plain form. A term with a rejected character goes nowhere, and the box says why. What it suggests to who types
 * comes when somebody is in it.
 */
export function SearchBox({ id, term, large, asked }: SearchBoxProps) {
  const [problem, setProblem] = useState<ReactNode>();
  const [suggestions, setSuggestions] = useState<{ List: typeof SuggestionList; input: HTMLInputElement }>();
  const putAway = () => setProblem(undefined);
  // The header stays from page to page; what it said of one search would lie over the next page.
  useArrival(putAway);

  async function refuse({ validity, value }: HTMLInputElement) {
    if (validity.valueMissing) return setProblem(copy.searchRequired);
    setProblem(copy.searchRejected);
    const loaded = await import("./urgent-help").catch(() => undefined);
    // What was typed meanwhile has put the complaint away.
    setProblem((now) => now && (loaded ? loaded.rejectedWithHelp(value) : now));
  }
  async function suggest(input: HTMLInputElement) {
    if (suggestions?.input === input) return;
    const loaded = await import("./suggestion-list").catch(() => undefined);
    if (loaded) setSuggestions({ List: loaded.SuggestionList, input });
  }
  return (
    <Form
      action="/search"
      role="search"
      aria-label={large ? copy.searchPage : undefined}
      className={large ? "search-box search-box-large" : "search-box"}
      onKeyDown={({ key }) => key === "Escape" && putAway()}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && putAway()
      }
    >
      <label htmlFor={id} className="sr-only">
        {copy.searchLabel}
      </label>
      <input
        key={term}
        id={id}
        name="value"
        type="search"
        required
        pattern={allowed}
        title={copy.searchRejected}
        placeholder={copy.search}
        defaultValue={term}
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: who has pressed Search wants to type
        autoFocus={asked}
        data-asked={asked ? "" : undefined}
        autoComplete="off"
        aria-describedby={problem ? `${id}-problem` : undefined}
        onInvalid={(event) => {
          event.preventDefault();
          void refuse(event.currentTarget);
          event.currentTarget.focus();
        }}
        onFocus={({ currentTarget }) => void suggest(currentTarget)}
        onInput={({ currentTarget }) => {
          putAway();
          void suggest(currentTarget);
        }}
      />
      <button type="submit">
        <Search aria-hidden="true" />
        <span className="sr-only">{copy.search}</span>
      </button>
      <p id={`${id}-problem`} className="search-problem" role="status">
        {problem}
      </p>
      {suggestions && <suggestions.List key={term} input={suggestions.input} />}
    </Form>
  );
}
