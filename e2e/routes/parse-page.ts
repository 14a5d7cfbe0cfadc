import { type Document, Window } from "happy-dom";

// One for all pages: making it takes longer than reading a page.
const { DOMParser } = new Window({
  settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
});

/** A page as it stands in its HTML, without any script. */
export const parsePage = (html: string): Document => new DOMParser().parseFromString(html, "text/html");
