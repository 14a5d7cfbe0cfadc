const newToken =
  "Somebody has to make a new long-lived token in Meta’s developer console (the app, Instagram › API setup), put it into INSTAGRAM_TOKEN and restart the backend.";

const posts = (count: number) => (count === 1 ? "1 new post" : `${count} new posts`);

/** Words that staff read about the posts that come from Instagram. */
export const instagramCopy = {
  newToken,
  tokenRefused: `Instagram does not accept our token: it is over, or was taken back. ${newToken} The posts that are here stay on the site.`,
  notAllowed: (code: number) =>
    `Instagram does not let our token read the account’s posts (code ${code}). In Meta’s developer console, see that the app still has the permission “instagram_business_basic” and belongs to the account. ${newToken}`,
  refused: (code: number | string) =>
    `Instagram has refused our question (${code}). Nothing was changed; it is tried again.`,
  goesRound:
    "Instagram answered the same page of posts twice. Nothing was changed; it is tried again. If it stays so, the site needs an update.",
  otherAccount:
    "Instagram answers with none of the posts that are here, but with others. Nothing was changed: does the token belong to another account? If the account is meant, delete the posts here by hand, and its posts come.",
  pictureAlt: (day: string) => `Picture posted on Instagram on ${day}`,
  clipAlt: (day: string) => `Video posted on Instagram on ${day}`,
  noFile:
    "Instagram gives no file for it, as it does where the music or the picture belongs to somebody else.",
  notShown: (day: string, why: string) => `The post of ${day} is not shown. ${why}`,
  excluded: (day: string, why: string) => `An item of the album of ${day} is left out. ${why}`,
  moreNotes: (count: number) =>
    count === 1
      ? "1 more is not shown, or left out of its album."
      : `${count} more are not shown, or left out of their albums.`,
  happened: (created: number, changed: number, removed: number) =>
    `${[
      created > 0 ? posts(created) : "",
      changed > 0 ? `${changed} changed` : "",
      removed > 0 ? `${removed} removed` : "",
    ]
      .filter(Boolean)
      .join(", ")}.`,
} as const;
