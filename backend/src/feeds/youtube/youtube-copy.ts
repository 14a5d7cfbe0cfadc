/** Words that staff read about videos and playlists that come from the channel. */
export const youtubeCopy = {
  quota:
    "What YouTube lets us ask in a day is used up. Nothing was changed; it is tried again when its day is over, after midnight in California.",
  tooMany: "YouTube was asked too often in a short time. Nothing was changed; it is tried again.",
  key: "YouTube does not accept the key. Whoever runs the server makes a new one in the Google Cloud console, sets YOUTUBE_API_KEY and starts the server again.",
  notSwitchedOn:
    "The key is not allowed to ask YouTube. Whoever runs the server switches on “YouTube Data API v3” for its project in the Google Cloud console.",
  blocked:
    "YouTube refuses the key from this server’s address. Whoever runs the server changes what the key is restricted to in the Google Cloud console.",
  forbidden: (message: string) => `YouTube refuses what we ask: ${message || "it does not say why"}.`,
  other: (status: number, message: string) =>
    `YouTube answered with a fault (${[status, message].filter(Boolean).join(", ")}). Nothing was changed; it is tried again.`,
  noChannel:
    "YouTube knows no channel with this id. Whoever runs the server looks at YOUTUBE_CHANNEL_ID: it begins with UC, and is found on YouTube under Settings, Advanced settings.",
  noUploads:
    "YouTube does not find the list of the channel’s videos, as of a channel that has none yet. Nothing was changed; it is tried again.",
  noPlaylists:
    "YouTube answers that the channel has no playlists any more. That is not believed, so nothing was changed. If it is true, put the playlists that came from there into the trash here.",
  otherChannel:
    "YouTube answers with none of the videos that are here, but with others. Nothing was changed: is YOUTUBE_CHANNEL_ID the id of another channel? If the channel is meant, put the old videos into the trash here, and its own come.",
  notEmbeddable: (title: string) =>
    `“${title}” does not come: on YouTube it is set not to be shown on other sites.`,
  ageRestricted: (title: string) =>
    `“${title}” does not come: YouTube shows it only to people who are signed in there, because of its age limit.`,
  notInCanada: (title: string) => `“${title}” does not come: YouTube does not show it in Canada.`,
  refused: (title: string, why: string) =>
    `“${title}” cannot be saved as it stands here: ${why} Open it under Videos, set that right and publish it, or put it into the trash. The other videos come then, too.`,
  notFound: (title: string) =>
    `The playlist “${title}” was not found on YouTube when its videos were asked for, so nothing was taken off the site this time. If it was deleted there, the next run knows.`,
  unread: (count: number) =>
    `YouTube told of ${count === 1 ? "1 entry" : `${count} entries`} in a form that this version of the site does not know. What is new of them does not come, and nothing was taken off the site, since nobody can tell what is gone. If it stays so, the site needs an update.`,
  noStill: (title: string) => `“${title}” has no picture: YouTube gave none that could be copied.`,
  still: (title: string) => `Still of the video “${title}”`,
  stillNamed: (title: string, where: string) =>
    `“${title}” is no longer on YouTube and was taken off the site, but is still named here: ${where}. Take it out there.`,
  publishedAgain: (title: string) =>
    `“${title}” is no longer on YouTube, but was published here again, so it stays. If it has a file of its own, empty its id on the video site; else visitors find nothing to play.`,
  broughtBack: (title: string) =>
    `“${title}” is no longer on YouTube, but was brought back from the trash here, so it stays as a draft. One that you had begun before is among its versions.`,
  playlistStays: (title: string, where: string) =>
    `The playlist “${title}” is no longer on YouTube. It stays here as long as it is named here: ${where}. Take it out there, and it goes into the trash.`,
  came: ({ added, changed, removed }: { added: number; changed: number; removed: number }) =>
    [
      added > 0 && `${added} new`,
      changed > 0 && `${changed} changed`,
      removed > 0 && `${removed} taken off the site`,
    ]
      .filter(Boolean)
      .join(", "),
} as const;
