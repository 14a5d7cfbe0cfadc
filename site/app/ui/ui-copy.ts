/** The few words that components say by themselves; every other word is given to them. */
export const uiCopy = {
  close: "Close",
  previous: "Previous",
  next: "Next",
  back: "Back",
  optional: "optional",
  error: "Error:",
  thereIsAProblem: "There is a problem",
  loading: "Loading",
  opensOtherSite: "opens another website",
  completed: "completed",
  charactersLeft: (left: number) =>
    left >= 0
      ? left === 1
        ? `You have ${left} character left`
        : `You have ${left} characters left`
      : `You have ${-left} characters too many`,
  step: (step: number, of: number) => `Step ${step} of ${of}`,
};
