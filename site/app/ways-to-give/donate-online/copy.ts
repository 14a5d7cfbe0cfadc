export const donateOnlineCopy = {
  title: "Donate online",
  description: "Give once or every month, by card.",
};
