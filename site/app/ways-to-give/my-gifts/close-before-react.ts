/**
 * Stands in the donor's own page, whose script waits for the donor: the page closes when its time is over, which
 * `data-seconds-left` names, whether the script came or not. Who comes to the device then sees nothing of it.
 */
const place = document.querySelector<HTMLElement>("[data-seconds-left]");
if (place)
  setTimeout(() => {
    // Not when the donor has gone on to another page. Loaded anew, not sent anew: the page may be the answer to a form.
    if (place.isConnected) location.replace(location.pathname);
  }, Number(place.dataset.secondsLeft) * 1000);

// A module, so that its names are its own.
export {};
