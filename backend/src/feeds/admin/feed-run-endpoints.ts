import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { anyStaff, notAllowed, staffWhoMay } from "../../access/staff.ts";
import { recordStaffAction } from "../../audit/record-action.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { isFeedWanted, wantFeed } from "../sync/feed-state.ts";
import { knownFeeds } from "../sync/known-feeds.ts";
import { isFeedOn } from "../sync/run-feed.ts";
import { feedPanelCopy as copy } from "./feed-panel-copy.ts";
import { reportFeeds } from "./report-feeds.ts";

const nameSchema = z.enum(Object.values(knownFeeds).map(({ name }) => name));

const refuse = (words: string, status: number) => new APIError(words, status, null, true);

/**
 * How the feeds stand, for all staff: `GET /api/feeds`. A run as soon as none is under way, for editors: `POST /api/feeds/:name/run`. It
 * comes before its time, also where the service has asked for a pause; 409 for a feed that is switched off.
 */
export const feedRunEndpoints: Endpoint[] = [
  {
    path: "/feeds",
    method: "get",
    handler: async (req) => {
      if (!anyStaff({ req })) throw notAllowed(req);
      return noStoreJson({ feeds: await reportFeeds(req.payload, new Date()) });
    },
  },
  {
    path: "/feeds/:name/run",
    method: "post",
    handler: async (req) => {
      if (!staffWhoMay("feed-run")({ req })) throw notAllowed(req);
      const name = nameSchema.safeParse(req.routeParams?.name);
      if (!name.success) throw refuse("There is no such feed", 404);
      const feed = knownFeeds[name.data];
      if (!isFeedOn(feed)) throw refuse(copy.isOff(feed), 409);
      if (!(await isFeedWanted(req.payload, feed.name))) {
        await recordStaffAction(req, {
          action: "feed-run",
          on: { collection: "feeds", id: "global" },
          detail: feed.service,
        });
        await wantFeed(req.payload, feed.name, new Date());
      }
      return noStoreJson({ done: true });
    },
  },
];
