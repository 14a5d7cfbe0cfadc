import {
  fewestTyped,
  readSuggestions,
  type Suggestion,
  suggestionsUrl,
} from "@pcf/contract/search/suggestions";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { PageLink } from "~/ui/link/page-link";
import "./suggestion-list.css";

const copy = {
  list: "Suggestions",
  count: (number: number) =>
    `${number === 1 ? "1 suggestion" : `${number} suggestions`}. Choose with the up and down arrow keys.`,
};

/** So long nothing is typed before suggestions are asked for: an answer to each letter would come too late for it. */
const pauseMs = 150;
/** Between the list and the edge of what is seen: with a keyboard on the screen its upper edge. */
const edgePx = 8;

/**
 * Makes a search box a combobox with a list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in the box, the
 * arrow keys choose from the list, and without a choice the box searches as it does by itself. Where no suggestions come,
 * nothing is seen of it.
 */
export function SuggestionList({ input }: { input: HTMLInputElement }) {
  // What was typed before this came is suggested for, what the page was opened with is not.
  const [typed, setTyped] = useState(input.value === input.defaultValue ? "" : input.value);
  const [offered, setOffered] = useState<Suggestion[]>([]);
  const [chosen, setChosen] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const listId = `${input.id}-suggestions`;
  const optionId = (at: number) => `${listId}-${at}`;
  const isOpen = offered.length > 0;

  const close = useEffectEvent(() => lookFor(""));
  function lookFor(words: string) {
    setTyped(words);
    setChosen(-1);
    if (words.trim().length < fewestTyped) setOffered([]);
  }
  const onInput = useEffectEvent(() => lookFor(input.value));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
    if (isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === "Escape") {
      if (!isOpen && input.value === "") return;
      event.preventDefault();
      if (!isOpen) input.value = "";
      lookFor("");
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return lookFor(input.value);
      // The box itself stands between the last and the first.
      const places = offered.length + 1;
      setChosen(((chosen + 1 + (key === "ArrowDown" ? 1 : -1) + places) % places) - 1);
    } else if (key === "Enter" && chosen >= 0) {
      event.preventDefault();
      document.getElementById(optionId(chosen))?.click();
    } else if (["Home", "End", "ArrowLeft", "ArrowRight"].includes(key)) setChosen(-1);
  });

  useEffect(() => {
    const closes = () => close();
    const types = () => onInput();
    const presses = (event: KeyboardEvent) => onKeyDown(event);
    const { form } = input;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", listId);
    input.addEventListener("input", types);
    input.addEventListener("keydown", presses);
    input.addEventListener("blur", closes);
    form?.addEventListener("submit", closes);
    return () => {
      input.removeEventListener("input", types);
      input.removeEventListener("keydown", presses);
      input.removeEventListener("blur", closes);
      form?.removeEventListener("submit", closes);
    };
  }, [input, listId]);

  useEffect(() => {
    if (typed.trim().length < fewestTyped) return;
    const asked = new AbortController();
    const timer = setTimeout(async () => {
      const found = await suggestionsFor(typed, asked.signal);
      if (asked.signal.aborted || document.activeElement !== input) return;
      setChosen(-1);
      setOffered(found);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [input, typed]);

  useLayoutEffect(() => {
    input.setAttribute("aria-expanded", String(isOpen));
    const option = chosen >= 0 ? list.current?.children[chosen] : undefined;
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }, [input, isOpen, chosen]);

  useLayoutEffect(() => {
    if (offered.length > 0 && list.current) list.current.style.maxHeight = roomBelow(input);
  }, [input, offered]);

  return (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={copy.list}
        className="suggestion-list"
        hidden={!isOpen}
        // The focus stays in the box.
        onMouseDown={(event) => event.preventDefault()}
      >
        {offered.map(({ title, href, note }, at) => (
          <PageLink
            key={href}
            to={href}
            id={optionId(at)}
            role="option"
            aria-selected={at === chosen}
            tabIndex={-1}
            onClick={() => lookFor("")}
          >
            <span>{title}</span>
            {note && <span className="suggestion-note">{note}</span>}
          </PageLink>
        ))}
      </div>
      <span className="sr-only" aria-live="polite">
        {isOpen && copy.count(offered.length)}
      </span>
    </>
  );
}

/** None where the answer does not come or is something else: the box then works as it does without. */
async function suggestionsFor(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(suggestionsUrl(typed.trim()), { signal });
    return response.ok ? readSuggestions(await response.json()) : [];
  } catch {
    return [];
  }
}

/** Down to the end of what is seen, but three suggestions at least. */
function roomBelow(input: HTMLElement): string {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  return `max(9rem, ${Math.round(offsetTop + height - input.getBoundingClientRect().bottom - edgePx)}px)`;
}
