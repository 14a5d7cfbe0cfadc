/** A process that reads the channel once, with the settings that it is given, so that a test can end it in the middle. */
import { setTimeout as pause } from "node:timers/promises";
import { getPayload } from "payload";
import config from "../../payload.config.ts";
import { runFeed } from "../sync/run-feed.ts";
import { youtube } from "../youtube/follow-youtube.ts";

const payload = await getPayload({ config, disableOnInit: true });
payload.logger.level = "silent";
await runFeed(payload, youtube, { now: () => new Date(), pause });
process.exit(0);
