export const calendarWidgetCopy = {
  title: "Another calendar",
  show: (host: string) => `Show the calendar of ${host}`,
  frame: (host: string) => `Calendar of ${host}`,
  loading: (host: string) => `Loading the calendar of ${host}`,
  failedTitle: (host: string) => `The calendar of ${host} could not load`,
  failed:
    "Our own list above does not need it. You can try again, or open the calendar in a page of its own.",
  again: "Load the calendar again",
  open: (host: string) => `Open ${host}`,
};
