import { numberFormat } from "@pcf/contract/formats";

const kilometres = (km: number) =>
  numberFormat({ style: "unit", unit: "kilometer", maximumFractionDigits: 0 }).format(km);

export const findAGroupCopy = {
  title: "Find a group",
  description: "Prostate cancer support groups across Canada.",
  filter: {
    title: "Narrow the list",
    used: (choices: readonly string[]) => `${choices.join(" · ")} – change`,
    province: "Province or territory",
    all: "All",
    format: "How they meet",
    language: "Language",
    apply: "Show groups",
    reset: "Show all groups",
  },
  formats: { "in-person": "In person", online: "Online", hybrid: "In person and online" },
  next: {
    next: (words: string) => `Next: ${words}`,
    at: (day: string, time: string) => `${day}, ${time}`,
    known: (day: string, state: string) => `${day} — ${state}`,
    andSure: (first: string, sure: string) => `${first}; then ${sure}`,
    where: (place: string) => `This time at: ${place}`,
    inDays: (days: number) => (days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`),
    inWeeks: (weeks: number) => `in about ${weeks} weeks`,
    sentences: (parts: readonly string[]) =>
      parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" "),
  },
  nearest: {
    title: (place: string) => `Nearest to ${place}`,
    titleAround: (area: string, place: string) => `Groups for ${area}, those near ${place} first`,
    inPerson: "In person, nearest first",
    inPersonAround: (place: string) => `In person, those near ${place} first`,
    inPersonOnly: "In person only, nearest first",
    inPersonOnlyAround: (place: string) => `In person only, those near ${place} first`,
    anywhere: "Online and by telephone, from anywhere in Canada",
    far: "Help that reaches you where you are",
    farText: (km: number, ofChoice: boolean) =>
      `The nearest group${ofChoice ? " of this choice" : ""} that meets in person is about ${kilometres(km)} away. These are as near as your telephone:`,
    wide: (area: string) =>
      `${area} covers a wide region. Wherever in it you live, these are as near as your telephone:`,
    farNone: "No group of this choice meets in person. These are as near as your telephone:",
    call: "Call us, toll-free",
    peer: "Talk with one man who has been through it: peer support",
    online: (count: number) =>
      count === 1
        ? "One group that meets online or by telephone"
        : `${count} groups that meet online or by telephone`,
  },
  jump: "Go to a province",
  more: (count: number) => (count === 1 ? "Show one more group" : `Show ${count} more groups`),
  count: (count: number) => (count === 1 ? `${count} group` : `${count} groups`),
  countNear: (count: number, place: string) =>
    count === 1 ? `${count} group, measured from ${place}` : `${count} groups, nearest to ${place} first`,
  countAround: (count: number, area: string) =>
    `${count === 1 ? `${count} group` : `${count} groups`}. From ${area} alone we cannot tell how far they are: type the name of your town for the distances.`,
  near: {
    label: "Near me",
    hint: "Your town or postal code. It does not leave your device.",
    find: "Sort by distance",
    stop: "Sort by province again",
    unknown: (asked: string) =>
      `We do not know a place named “${asked}”. Try the nearest larger town, or your postal code.`,
    unknownPostalCode:
      "No postal code in Canada begins with that letter. Check it, or type the name of your town.",
    didYouMean: (asked: string) => `We do not know a place named “${asked}”. Did you mean:`,
    suggestion: (name: string) => `${name}?`,
    locate: "Use my location",
    locating: "Asking your device …",
    here: "your location",
    notLocated: "Your device did not tell us where it is. Type your town or postal code instead.",
    distance: (km: number) => (km < 1 ? `Less than ${kilometres(1)} away` : `About ${kilometres(km)} away`),
    failed: "The list of towns could not be loaded. Please try again, or choose your province.",
  },
  none: {
    title: "No group fits that choice",
    text: "Choose another province or language. Online groups welcome people from anywhere in Canada.",
    online: "Show online groups",
  },
  unknownGroup: {
    title: "We do not have that group",
    text: "The link you followed names a group that is not in our list. It may have moved or stopped. All groups we know are below.",
  },
  map: {
    title: "Map of support groups",
    skip: "Skip the map",
    picture: "Map of Canada with the places of the groups. The list has them all.",
    noScript:
      "This picture shows where there are groups. Choose your province above to see those near you, or look through the list.",
    failed: "The map could not load. The list is complete without it.",
    all: "All",
    several: (count: number, places: readonly string[]) =>
      `${count} groups near ${new Intl.ListFormat("en-CA", { type: "conjunction" }).format(places)}`,
    readMore: "READ MORE",
    credit: "Made with Natural Earth. City locations © GeoNames.org, CC BY 4.0",
    keys: "Map of support groups. Arrow keys move it, plus and minus change how close it is.",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    twoFingers: "Move the map with two fingers.",
  },
  page: {
    title: (place: string) => `Support group: ${place}`,
    description: (name: string) => `${name}: when and where it meets, and whom to call.`,
    back: "All groups in the list",
    next: "Next meeting",
    meets: "When they meet",
    ask: "Ask the group when it meets next",
    where: "Where",
    before: "Before that",
    facts: "When and where",
    contacts: "Who to call or write to",
    about: "About this group",
    first: "Your first time?",
    firstText:
      "Call or write before you come: you will hear what to expect, and somebody will look out for you. You do not have to speak.",
    expect: "What to expect at a meeting",
  },
  actions: {
    call: (number: string) => `Call ${number}`,
    write: "Write",
    way: "Way there",
    calendar: "Put in my calendar",
  },
  service: {
    ask: "Show Google Maps",
    note: "This contacts Google, which then knows your address on the internet and that you look at this page.",
    loading: "Google Maps is loading. Until then our own map is here.",
    failed: "Google Maps could not load.",
    meanwhile: "Our own map has taken its place.",
    again: "Load map again",
    leave: "Show our own map",
  },
  card: {
    all: (group: string) => `All about ${group}`,
    howFar: (how: string, far: string) => `${how} · ${far}`,
    coming: "Next",
    confirmed: (month: string) => `Confirmed by the group in ${month}.`,
    changed: "Is something out of date?",
    tellUs: "Tell us",
    website: "Website",
    otherLanguages: "Other languages",
    contacts: "Contacts",
    phone: "Telephone",
    phone2: "Second telephone",
    cell: "Cell",
    email: "Email",
    learnMore: "Learn more",
    expand: "Expand",
    fold: "Fold",
    facebook: "Facebook",
    instagram: "Instagram",
    of: (what: string, group: string) => `${what}: ${group}`,
  },
};
