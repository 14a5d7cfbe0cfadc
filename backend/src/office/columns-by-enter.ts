/**
 * The names of columns above a list are pressed to show or hide one, and picked up to move it. By the keyboard the library
 * (Payload 3.90) has both keys pick them up, and no column could be shown without a mouse: Enter presses here, as the mouse
 * does, while none is picked up, and the space bar moves, as the library says aloud.
 */
export function columnsByEnter(): () => void {
  const press = (event: KeyboardEvent) => {
    const column =
      event.target instanceof Element && event.target.closest<HTMLElement>(".pill-selector__pill");
    if (event.key !== "Enter" || !column || column.ariaPressed === "true") return;
    event.preventDefault();
    event.stopPropagation();
    column.click();
  };
  document.addEventListener("keydown", press, true);
  return () => document.removeEventListener("keydown", press, true);
}
