type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = "input:not([type=hidden],[type=file]),textarea,select";

/**
 * What the reader has filled in before React took the page over, also in the moment in which it does. Called before
 * hydration; the function it answers gives each field its answer again after it, in the way that React's own fields notice.
 */
export function rememberTypedAnswers(): () => void {
  const answers = new Map<Field, () => void>();
  for (const field of document.querySelectorAll<Field>(fields)) {
    if (isAnswered(field)) answers.set(field, answerAgain(field));
  }
  const noteLater = ({ target }: Event) => {
    if (!isField(target)) return;
    // In the order of answering: of the radio buttons of one question the last one holds.
    answers.delete(target);
    answers.set(target, answerAgain(target));
  };
  document.addEventListener("input", noteLater, true);
  return () => {
    document.removeEventListener("input", noteLater, true);
    for (const again of answers.values()) again();
  };
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(fields);

/** Of the radio buttons of one question the one that is chosen is an answer; the one that no longer is, is none. */
function isAnswered(field: Field): boolean {
  if (!isTicked(field)) return field.value !== initialValue(field);
  return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
}

function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

function answerAgain(field: Field): () => void {
  const { value } = field;
  const checked = isTicked(field) && field.checked;
  return () => {
    if (!field.isConnected) return;
    if (isTicked(field)) {
      // From the other state, so that the click is a change.
      field.checked = !checked;
      field.click();
      return;
    }
    const selection = field instanceof HTMLSelectElement ? null : field.selectionStart;
    // React compares with the last value it saw through the element's own property; the prototype's goes past it.
    field.value = initialValue(field);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    if (!(field instanceof HTMLSelectElement) && selection !== null)
      field.setSelectionRange(selection, selection);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
