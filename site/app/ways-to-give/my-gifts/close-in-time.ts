/**
 * Calls `close` when the time of a donor's page is over, which `place` names in `data-seconds-left`: who comes to the device
 * then sees nothing of it. Not when the donor has gone on to another page by then.
 */
export function closeInTime(place: HTMLElement, close: () => void): void {
  const wait = Number(place.dataset.secondsLeft) * 1000;
  setTimeout(() => {
    if (place.isConnected) close();
  }, wait);
}
