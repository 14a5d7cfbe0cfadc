/**
 * What the library (Payload 3.90) draws without a name, or with one that says something else than stands there: its classes,
 * and what screen readers are to read out. A class that a later version no longer has is passed over; what it has come to name
 * by itself goes from here.
 */
const names: [selector: string, said: string | ((part: Element) => string)][] = [
  ["nav.nav__wrap", "Menu"],
  ["nav.step-nav", "Where you are"],
  // The library names drawers and questions by their ids.
  ["dialog.payload__modal-item", (dialog) => textOf(dialog.querySelector("h1, h2, h3"))],

  // Lists
  [".collection-list .select-row input", (box) => `Select ${textOf(box.closest("td")?.nextElementSibling)}`],
  ["input#select-all", "Select all on this page"],
  [".sort-column__asc", (button) => `Sort by ${columnOf(button)}, ascending`],
  [".sort-column__desc", (button) => `Sort by ${columnOf(button)}, descending`],
  [".clickable-arrow--left", "Previous page"],
  [".clickable-arrow--right", "Next page"],
  [".condition__field input[role=combobox]", "What to filter by"],
  [".condition__operator input[role=combobox]", "How it compares"],
  [".condition__value input:not([id^=field-])", "Value"],
  [".condition__actions-add", "Add another filter"],
  [".condition__actions-remove", "Remove this filter"],

  // Forms
  [".doc-header", (head) => textOf(head.querySelector("h1"))],
  [".btn--withPopup .popup-button", "More ways to save"],
  [".doc-controls__popup .popup-button", "More to do with this document"],
  [".clipboard-action__popup .popup-button", "Copy or paste all rows"],
  [".collapsible__drag", (handle) => `Move ${rowOf(handle)}`],
  [".array-actions__button", (button) => `More to do with ${rowOf(button)}`],
  ["div.multi-value.draggable", (value) => textOf(value.querySelector("[class*=multi-value-label__text]"))],
  [".clear-indicator", "Clear"],
  [".relationship-add-new__add-button", "Add new"],
  [".compare-version input[role=combobox]", "Version to compare with"],

  [".diff-collapser__toggle-button", (button) => `${isFolded(button) ? "Show" : "Hide"} ${textOf(button)}`],

  // Pictures and files
  [".upload-relationship-details__edit", (button) => `Edit ${fileOf(button)}`],
  [".upload-relationship-details__remove", (button) => `Remove ${fileOf(button)}`],
  [".file-details__remove", "Remove this file"],
  [".copy-to-clipboard", "Copy the address"],
  [".edit-upload__focalPoint", "Point that stays in sight"],
  ["input.toolbar-input[name=live-preview-width]", "Width of the preview"],
  ["input.toolbar-input[name=live-preview-height]", "Height of the preview"],
  [".edit-upload__input input", (input) => textOf(input.parentElement)],

  // Texts
  [".ContentEditable__root", (text) => textOf(text.closest(".field-type")?.querySelector(".field-label"))],
  [".toolbar-popup__button[data-button-key=bold]", "Bold"],
  [".toolbar-popup__button[data-button-key=italic]", "Italic"],
  [".toolbar-popup__button[data-button-key=link]", "Link"],
  ["[data-dropdown-key=add]", "Put in"],
  ["[data-dropdown-key=blocks]", "Put in a picture, a table or a video"],
  ["[data-dropdown-key=text]", (button) => `${textOf(button)} Kind of text`.trim()],
];

/** Attributes of the library's by which screen readers and the keyboard are led astray, and what is right in their place. */
const attributes: [selector: string, right: Record<string, string | null>][] = [
  // Lists and the sign-in have no main part, the heads of lists and forms are in none, and groups of fields skip a rank of headings.
  [".template-default__wrap > .collection-list, .template-minimal, .not-found", { role: "main" }],
  ["header.list-header", { role: "presentation" }],
  [".doc-header", { role: "region" }],
  ["h3:is(.group-field__title, .array-field__title)", { "aria-level": "2" }],
  // The list of tabs has no items, and their names leave out the number that stands beside them.
  ["ul.doc-tabs__tabs", { role: "presentation" }],
  [".doc-tab, .list-drawer__header .doc-drawer__toggler, #empty-trash-button", { "aria-label": null }],
  // A picture in a list says what the name of its file beside it says.
  [".file__thumbnail img", { alt: "" }],
  ["iframe#live-preview-iframe", { title: "The page as visitors will see it" }],
  // A title shows the name of a column, and is read out in place of the label.
  [".checkbox-input input", { title: null }],
  // Of a list of choices: the arrow does what the list itself does with the keyboard, the cross does more.
  [".dropdown-indicator", { tabindex: "-1" }],
  [".clear-indicator", { "aria-hidden": null }],
  // A drawer whose content is still on its way takes the focus itself; the ground beside it is for the mouse alone.
  ["dialog.payload__modal-item", { tabindex: "-1" }],
  [".drawer__close", { tabindex: "-1" }],
  // Handles that show themselves to the mouse alone.
  [".draggable-block-menu, .add-block-menu", { tabindex: "-1" }],
  // What holds buttons is no button itself, and what is ticked is a box to tick.
  ["div.multi-value.draggable", { role: "group" }],
  [".popup-button--custom:has(> button)", { role: null, tabindex: null }],
  [".pill-selector__pill[aria-checked]", { role: "checkbox" }],
];

const textOf = (part: Element | null | undefined) =>
  (part?.textContent ?? "")
    .replaceAll(/\s+/g, " ")
    .replace(/\s*\*\s*$/, "")
    .trim();

const isFolded = (button: Element) =>
  button.closest(".diff-collapser")?.querySelector(".diff-collapser__content--is-collapsed") != null;
const columnOf = (button: Element) => textOf(button.closest("th")?.querySelector(".sort-column__label"));
const rowOf = (part: Element) =>
  textOf(part.closest(".collapsible__toggle-wrap")?.querySelector(".collapsible__header-wrap")) || "this row";
const fileOf = (button: Element) =>
  textOf(
    button.closest(".upload-relationship-details")?.querySelector(".upload-relationship-details__filename"),
  ) || "this file";

function set(part: Element, attribute: string, value: string | null) {
  if (part.getAttribute(attribute) === value) return;
  if (value === null) part.removeAttribute(attribute);
  else part.setAttribute(attribute, value);
}

/** Names what the library has drawn on the page. Done again at each change, it names what is new or has come to say something else. */
export function nameParts(page: ParentNode): void {
  for (const [selector, said] of names)
    for (const part of page.querySelectorAll(selector)) {
      const name = typeof said === "string" ? said : said(part);
      if (name) set(part, "aria-label", name);
    }
  for (const [selector, right] of attributes)
    for (const part of page.querySelectorAll(selector))
      for (const [attribute, value] of Object.entries(right)) set(part, attribute, value);
}
