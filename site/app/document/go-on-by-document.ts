import type { ClientInstrumentation } from "react-router";

/**
 * When the code of the page behind a link does not come, React Router reloads the page that the reader wanted to leave,
 * and the press is lost. A browser that tells of a reload before it begins (the Navigation API) asks the server for the
 * page behind the link instead.
 */
export const goOnByDocument: ClientInstrumentation = {
  router({ instrument }) {
    if (!("navigation" in window)) return;
    let bound: string | number | undefined;
    navigation.addEventListener("navigate", (event) => {
      // After a step back or forward the address is already that of the page wanted.
      if (event.navigationType !== "reload" || typeof bound !== "string") return;
      event.preventDefault();
      location.assign(bound);
    });
    instrument({
      async navigate(callNavigate, { to }) {
        bound = to;
        await callNavigate();
        if (bound === to) bound = undefined;
      },
    });
  },
};
