/**
 * Presses each marker of the map of the groups, whoever draws it, and Escape; answers what went wrong, after which it presses no
 * other. Runs in the page: it is over in a moment there.
 */
export async function pressEveryMarker(): Promise<{ markers: number; complaints: string[] }> {
  const frame = document.querySelector(".group-map-canvas");
  const all = document.querySelector<HTMLElement>(".finder-map-all");
  const markerLook = "[role=button][title]:not(a)";
  const markers = () => [...(frame?.querySelectorAll<HTMLElement>(markerLook) ?? [])];
  const dialog = () => frame?.querySelector("[role=dialog]");
  const complaints: string[] = [];
  const isInside = (element: Element) => {
    const outer = frame?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return (
      outer &&
      box.left >= outer.left - 1 &&
      box.right <= outer.right + 1 &&
      box.top >= outer.top - 1 &&
      box.bottom <= outer.bottom + 1
    );
  };
  const until = async (what: string, holds: () => unknown) => {
    for (let frames = 0; frames < 300; frames += 1) {
      if (holds()) return;
      await new Promise(requestAnimationFrame);
    }
    complaints.push(what);
  };
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  const titles = () => markers().map((marker) => marker.title);
  const labels = titles();
  // A window may have chosen a province, which the address and then the map may come to show after the next press.
  const isCountry = () => !location.search.includes("province=") && titles().join() === labels.join();
  // A browser that has nothing at all to do may put off saying that it is idle for good: hence the second at most.
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }));
  for (const [index, label] of labels.entries()) {
    if (complaints.length > 0) break;
    const outside = markers().filter((marker) => !isInside(marker));
    if (outside.length > 0) complaints.push(`${outside.length} markers outside before ${label}`);
    markers()[index]?.focus();
    press(index % 2 ? "Enter" : " ");
    await until(`${label}: the badge does not answer`, () => !frame?.querySelector("[data-pressed]"));
    // A badge whose groups come apart brings the map closer; the first of them is one press more.
    if (!dialog()) {
      press("Enter");
      await until(`${label}: the badge in it does not answer`, () => !frame?.querySelector("[data-pressed]"));
    }
    const close = () => frame?.querySelector("[aria-label^=Close]");
    await until(`${label}: no window in the frame`, () => {
      const [window, cross] = [dialog(), close()];
      return (
        window && cross && isInside(window) && isInside(cross) && window.contains(document.activeElement)
      );
    });
    press("Escape");
    await until(
      `${label}: the focus does not come back`,
      () => !dialog() && document.activeElement?.matches(markerLook),
    );
    all?.click();
    await until(`${label}: All does not show all`, isCountry);
    await idle();
    await until(`${label}: All does not last`, isCountry);
  }
  return { markers: labels.length, complaints };
}
