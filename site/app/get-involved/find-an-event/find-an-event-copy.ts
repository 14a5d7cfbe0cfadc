export const findAnEventCopy = {
  title: "Find an event",
  description: "Walks, rides and evenings across Canada.",
  upcoming: "Upcoming events",
  past: "Past events",
  pastText: "What you may have missed. Most of them come back each year.",
  date: "Date",
  location: "Location",
  none: {
    title: "No event is planned just now",
    text: "New dates are added all year. Our newsletter tells you first.",
  },
  calendar: "Add all events to your calendar",
};
