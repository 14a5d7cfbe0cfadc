type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = "input:not([type=hidden],[type=file]),textarea,select";

/**
 * What the reader has filled in before React took the page over. Called before hydration; the function it answers
 * gives each field its answer again after it, in the way that React's own fields notice.
 */
export function rememberTypedAnswers(): () => void {
  const answers: (() => void)[] = [];
  for (const field of document.querySelectorAll<Field>(fields)) {
    if (isTicked(field)) {
      if (field.checked !== field.defaultChecked) answers.push(tickAgain(field, field.checked));
    } else if (field.value !== initialValue(field)) answers.push(typeAgain(field, field.value));
  }
  return () => {
    for (const again of answers) again();
  };
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
}

function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

function tickAgain(field: HTMLInputElement, checked: boolean) {
  return () => {
    if (!field.isConnected) return;
    // From the other state, so that the click is a change.
    field.checked = !checked;
    field.click();
  };
}

function typeAgain(field: Field, value: string) {
  return () => {
    if (!field.isConnected) return;
    const selection = field instanceof HTMLSelectElement ? undefined : field.selectionStart;
    // React compares with the last value it saw through the element's own property; the prototype's goes past it.
    field.value = initialValue(field);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    if (!(field instanceof HTMLSelectElement) && typeof selection === "number") {
      field.setSelectionRange(selection, selection);
    }
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
