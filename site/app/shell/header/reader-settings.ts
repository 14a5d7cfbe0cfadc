/** Key of the reader's choices in local storage, stored as "{text size} {contrast}", such as "2 more". */
const readerSettingsKey = "pcfReader";

/**
 * Applies the stored choices before the first paint, so that the page never flashes in the wrong size, and answers the
 * reader bar's buttons by itself, so that they work before React has arrived, and on the way down: React keeps from the
 * document what is pressed while it hydrates. Kept tiny: every page carries it (`document/first-paint-script.ts`).
 */
export function applyReaderSettings(): void {
  const { dataset } = document.documentElement;
  let { text, contrast } = storedSettings();

  const show = () => {
    if (text === "1") delete dataset.text;
    else dataset.text = text;
    if (contrast === "more") dataset.contrast = contrast;
    else delete dataset.contrast;
    for (const button of document.querySelectorAll<HTMLElement>("[data-reader]")) {
      const { reader } = button.dataset;
      button.setAttribute("aria-pressed", String(reader === text || reader === contrast));
    }
  };
  show();
  document.addEventListener("DOMContentLoaded", show);
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-reader]") : null;
      const reader = button?.dataset.reader;
      if (!reader) return;
      if (reader === "more") contrast = contrast === "more" ? "normal" : "more";
      else text = reader;
      show();
      store(`${text} ${contrast}`);
    },
    true,
  );
}

function storedSettings(): { text: string; contrast: string } {
  let settings = "";
  try {
    settings = localStorage.getItem(readerSettingsKey) ?? "";
  } catch {
    // A browser that keeps nothing starts each page with the usual size.
  }
  const [text = "", contrast = ""] = settings.split(" ");
  return { text: /^[123]$/.test(text) ? text : "1", contrast };
}

function store(settings: string) {
  try {
    localStorage.setItem(readerSettingsKey, settings);
  } catch {
    // The choice holds for this page.
  }
}
