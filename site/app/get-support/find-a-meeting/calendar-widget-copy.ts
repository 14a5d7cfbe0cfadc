export const calendarWidgetCopy = {
  title: "Another calendar",
  show: (host: string) => `Show the calendar of ${host}`,
  frame: (host: string) => `Calendar of ${host}`,
  loading: (host: string) => `Loading the calendar of ${host}`,
  failedTitle: (host: string) => `The calendar of ${host} could not load`,
  failed:
    "Our own list above does not need it. You can try again, or open the calendar in a page of its own.",
  nothingToSee: "If there is no calendar above, load it again, or open it on its own page.",
  // Short: on a phone a longer button would reach below the one that leads back to the top.
  again: "Load it again",
  open: (host: string) => `Open ${host}`,
};
