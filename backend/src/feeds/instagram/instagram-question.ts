import { env } from "../../env.ts";
import { good, notice, wrong } from "../../platform/doctor/finding.ts";
import type { Question } from "../../platform/doctor/question.ts";
import { FeedFault, faultFound } from "../sync/feed-fault.ts";
import { mediaPage } from "./instagram-api.ts";
import { instagramCopy as copy } from "./instagram-copy.ts";
import { heldToken } from "./instagram-token.ts";
import { warnBeforeMs } from "./token-record.ts";

const about = "Posts";
const dayMs = 24 * 60 * 60_000;

/** Whether Instagram accepts the token that is asked with now, and how long it lasts. The token is not refreshed by this. */
export const instagramQuestion: Question = {
  about,
  ask: async ({ payload, now }) => {
    if (!env.INSTAGRAM_TOKEN)
      return [
        notice(about, "Instagram is not set up (INSTAGRAM_TOKEN): posts are written by hand in the admin"),
      ];
    const held = payload && (await heldToken(payload));
    const asking = { now: () => now, pause: () => Promise.resolve() };
    try {
      await mediaPage(asking, held?.token ?? env.INSTAGRAM_TOKEN);
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      return [faultFound(about, error)];
    }
    if (!held)
      return [good(about, "Instagram accepts our token. How long it lasts is known after the first reading")];
    const left = held.endsAt.getTime() - now.getTime();
    const days = `${Math.max(0, Math.floor(left / dayMs))} more days`;
    return [
      left > warnBeforeMs
        ? good(about, `Instagram accepts our token, which is good for ${days} and is made new every week`)
        : wrong(
            about,
            `Instagram accepts our token, but for ${days} only, and it could not be made new`,
            copy.newToken,
          ),
    ];
  },
};
