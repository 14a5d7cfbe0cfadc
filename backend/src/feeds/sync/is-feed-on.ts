import { env } from "../../env.ts";
import { feeds } from "./feeds.ts";
import type { KnownFeed } from "./known-feeds.ts";

/** Whether a feed brings something by itself. */
export function isFeedOn({ name, settings }: Pick<KnownFeed, "name" | "settings">): boolean {
  const feed = feeds.find((each) => each.name === name);
  return feed ? feed.isOn() : settings.every((setting) => env[setting] !== undefined);
}
