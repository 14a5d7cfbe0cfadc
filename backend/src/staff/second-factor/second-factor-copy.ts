/** Words about the second factor, in the admin and in what its endpoints answer. */
export const copy = {
  since: "Two-factor sign-in since",
  signInFirst: "Sign in first.",
  codeMissing: "Type the code.",
  codeWrong:
    "This code is not right. Each code is good once: wait for the next one in your app, and see that your telephone sets its clock by itself.",
  notNow: "This has changed meanwhile. Reload the page.",
  notAllowed: "Only an administrator may do this.",
  ownByCode: "Turn off your own second factor with a code.",
};
