import { z } from "zod";
import { env } from "../../env.ts";
import { good, notice, wrong } from "../../platform/doctor/finding.ts";
import type { Question } from "../../platform/doctor/question.ts";
import { FeedFault, faultFound } from "../sync/feed-fault.ts";
import { readList } from "./youtube-api.ts";
import { youtubeCopy as copy } from "./youtube-copy.ts";

const about = "Videos";
const channelSchema = z.object({ snippet: z.object({ title: z.string() }) });

/** Whether YouTube knows key and channel. It costs one of the day's 10,000 units. */
export const youtubeQuestion: Question = {
  about,
  ask: async ({ now }) => {
    const { YOUTUBE_CHANNEL_ID: id } = env;
    if (!id)
      return [
        notice(
          about,
          "YouTube is not set up (YOUTUBE_API_KEY): the lists of videos are written by hand in the admin",
        ),
      ];
    try {
      const asking = { now: () => now, pause: () => Promise.resolve() };
      const { items } = await readList(
        asking,
        { resource: "channels", parameters: { part: "snippet", id } },
        channelSchema,
      );
      const [channel] = items;
      return [
        channel
          ? good(about, `YouTube accepts our key and has the channel “${channel.snippet.title}”`)
          : wrong(about, copy.noChannel),
      ];
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      return [faultFound(about, error)];
    }
  },
};
