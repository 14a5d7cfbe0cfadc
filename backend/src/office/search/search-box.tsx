"use client";

import Form from "next/form.js";
import { usePathname, useSearchParams } from "next/navigation.js";
import { useEffect, useRef } from "react";
import "./search.css";

const copy = { label: "Search everything", hint: "Search everything ( / )" } as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select, [role=textbox], [role=combobox]"));

/** The search over everything. The key / leads to it, unless somebody is typing. */
export function SearchBox({ action }: { action: string }) {
  const box = useRef<HTMLInputElement>(null);
  const isOpen = usePathname() === action;
  const typed = useSearchParams().get("find") ?? "";
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== "/" || !isPlain || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      box.current?.select();
      box.current?.focus();
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, []);
  return (
    <Form prefetch={false} className="search-box" role="search" action={action}>
      <input
        ref={box}
        key={isOpen ? typed : ""}
        type="search"
        name="find"
        aria-label={copy.label}
        aria-keyshortcuts="/"
        placeholder={copy.hint}
        defaultValue={isOpen ? typed : ""}
      />
    </Form>
  );
}
