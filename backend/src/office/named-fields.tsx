"use client";

import { useEffect } from "react";

/**
 * In a drawer (a new picture, a link in a text) the library's labels name the ids that its fields would have there, and the
 * fields have those of the page below (Payload 3.90): a press on the words leads nowhere, and screen readers read out a field
 * without a name. Each such field gets the id that its label names.
 */
function nameFields() {
  for (const label of document.querySelectorAll<HTMLLabelElement>("dialog label.field-label[for]")) {
    if (label.control) continue;
    const field = label.closest(".field-type")?.querySelector('input[id^="field-"], textarea[id^="field-"]');
    if (field && label.htmlFor.startsWith(`${field.id}-`)) field.id = label.htmlFor;
  }
}

/** On every page of the admin: fields in drawers have the names that stand above them. */
export function NamedFields() {
  useEffect(() => {
    const observer = new MutationObserver(nameFields);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return null;
}
