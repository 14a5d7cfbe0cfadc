export const answersCopy = { title: "Answers", yes: "Yes", no: "No", unreadable: "As stored" } as const;
