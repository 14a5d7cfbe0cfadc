/** Words about the second factor, in the admin and in what its endpoints answer. */
export const copy = {
  since: "Second factor since",
  signInFirst: "Sign in first.",
  codeMissing: "Type the code.",
  codeWrong:
    "This code is not right. Each code is good once: wait for the next one in your app, and see that your telephone sets its clock by itself.",
  notNow: "This has changed meanwhile. Reload the page.",
  notAllowed: "Only an administrator may do this.",
  ownByCode: "Turn off your own second factor with a code.",
  failed: "That did not work. Please try again.",

  title: "Second factor",
  signOut: "Sign out",
  back: "Back to the office",
  code: "Code of six digits",
  recoveryCode: "Recovery code",

  enterTitle: "Your code, please",
  enterAbout:
    "Open the authenticator app on your telephone and type the code that it shows for this account.",
  enterByRecovery: "Type one of the recovery codes that you kept when you set this up. Each is good once.",
  useRecovery: "Use a recovery code",
  useApp: "Use the app",
  enterLost:
    "Neither telephone nor recovery codes? An administrator can take the second factor off your account.",
  enter: "Go on",

  setUpTitle: "Set up two-factor sign-in",
  setUpRequired: "Your role needs this before anything else opens.",
  setUpAbout:
    "With it, a password that somebody has found out opens nothing: each sign‑in also needs a code that only your telephone shows. You need an authenticator app, such as the one of your telephone’s maker.",
  begin: "Begin",
  scan: "1. In the app, add an account and point the camera at this picture.",
  qrAlt: "QR code of the key below",
  keyAbout: "No camera at hand? Type this key into the app instead (by time, six digits):",
  confirmAbout: "2. Type the code that the app shows now.",
  confirm: "Turn it on",

  codesTitle: "Keep these recovery codes",
  codesAbout:
    "Each lets you in once when your telephone is not at hand. They are shown this once: print them, or write them down, and keep them where you keep important papers.",
  copyCodes: "Copy",
  copied: "Copied.",
  notCopied: "Copying did not work: print them, or write them down.",
  print: "Print",
  kept: "I have kept them",

  onTitle: "The second factor is on",
  onAbout: "Each sign-in needs a code of your app. What you do here needs one too.",
  renew: "Make new recovery codes",
  renewAbout: "The old ones are good no more.",
  turnOff: "Turn it off",
  turnOffAbout: "Also before you set it up on another telephone.",

  accountOn: "On. Each sign-in needs a code of your app.",
  accountOff: "Off. With it, a password that somebody has found out opens nothing.",
  accountLink: "Change",
  accountLinkOff: "Set it up",
  othersOn: "On.",
  othersOff: "Off.",
  reset: "Take the second factor off this account",
  resetAbout:
    "When its owner has lost telephone and recovery codes. Be sure who asks: call them on a number you know. It is written down.",
  resetAsk: "Take the second factor off this account?",
  resetSure: ["From then on the password alone opens it, until its owner sets another one up."],
  resetConfirm: "Yes, take it off",
  resetDone: "The second factor is off. The next sign-in needs the password alone.",
};
