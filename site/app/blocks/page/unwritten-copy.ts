export const unwrittenCopy = {
  title: "We are still writing this page",
  call: "If you have a question, call us at",
  write: "You can also write to",
};
