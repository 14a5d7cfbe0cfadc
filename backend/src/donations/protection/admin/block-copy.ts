/** Words of the screens of the blocked. */
export const blockCopy = {
  about:
    "Who stands here is told at the donation form that they cannot give online. It is exact: another address of the same person gives as before.",
  add: {
    title: "Block somebody",
    kind: "What",
    value: "Address",
    reason: "Reason",
    until: "Until the day (without one: two years)",
    yes: "Block",
    question: (value: string) => `Block ${value}?`,
    sure: ["Gifts from there are refused from now on. You can take it back at any time."],
    done: (value: string) => `${value} is blocked.`,
  },
  one: {
    back: "Blocked from giving",
    unknown: "This is blocked no more.",
    kind: "What",
    value: "Address",
    reason: "Reason",
    until: "Until",
    since: "Since",
    never: "two years after its last change",
    change: "Change the day",
    newUntil: "Until the day",
    changed: "The day is changed.",
    remove: "Unblock",
    question: (value: string) => `Unblock ${value}?`,
    sure: ["Whoever has it can give again at once."],
    yes: "Yes, unblock",
    removed: (value: string) => `${value} is blocked no more.`,
  },
} as const;
