import { instagram } from "../instagram/follow-instagram.ts";
import { youtube } from "../youtube/follow-youtube.ts";
import type { Feed } from "./feed.ts";

/** The feeds that this site can follow, in the order in which they run. */
export const feeds: readonly Feed[] = [youtube, instagram];
