"use client";

import { type ReactNode, useEffect } from "react";
import { columnsByEnter } from "./columns-by-enter.ts";
import { focusAfterDrawers } from "./focus-after-drawers.ts";
import { nameParts } from "./names-of-parts.ts";

/**
 * In a drawer (a new picture, a link in a text) the library's labels name the ids that its fields would have there, and the
 * fields have those of the page below (Payload 3.90); on every form they name the box around a list of choices, not the list.
 * A press on the words leads nowhere, and screen readers read out a field without a name. Where the ids differ, the field gets
 * the one that its label names; a list of choices keeps its own, and the label names that.
 */
function nameFields() {
  for (const label of document.querySelectorAll<HTMLLabelElement>("label.field-label[for]")) {
    if (label.control) continue;
    const box = label.closest(".field-type");
    const field = box?.querySelector<HTMLElement>(
      'input[id^="field-"]:not([type="radio"]), textarea[id^="field-"], input[role="combobox"][id]',
    );
    if (field?.closest(".field-type") !== box) continue;
    if (!field.matches('[role="combobox"]')) field.id = label.htmlFor;
    else if (label.htmlFor !== field.id) label.htmlFor = field.id;
  }
}

/**
 * Around every page of the admin, the sign-in included: what the library leaves without a name for screen readers has one, and
 * the keyboard reaches what the mouse does.
 */
export function NamedParts({ children }: { children: ReactNode }) {
  useEffect(() => {
    const focus = focusAfterDrawers();
    const endColumns = columnsByEnter();
    const look = () => {
      nameFields();
      nameParts(document);
      focus.changed();
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      attributeFilter: ["aria-label", "for"],
      characterData: true,
      childList: true,
      subtree: true,
    });
    return () => {
      observer.disconnect();
      focus.end();
      endColumns();
    };
  }, []);
  return children;
}
