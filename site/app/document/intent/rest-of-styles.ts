/**
 * Switches on the stylesheets of which the page carries only what it uses itself (`server/inline-styles.ts`). Resolves
 * when all are there: what scripts add to the page may need any of their rules. Rejects when one does not come.
 */
export async function fetchRestOfStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-rest]");
  await Promise.all([...links].map(fetchRest));
}

function fetchRest(link: HTMLLinkElement) {
  // There already in browsers that know no switched-off links.
  if (link.sheet) return;
  return new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve(), { once: true });
    link.addEventListener("error", () => reject(new Error(`${link.href} did not come.`)), { once: true });
    link.disabled = false;
  });
}
