import type { TaskConfig } from "payload";
import { env } from "../env.ts";
import { feature } from "../platform/feature.ts";
import { booklets } from "./booklets.ts";

const bookletQueue = "booklets";

/** Soon after each publication, and after the first start. What makes PDFs takes long to load, so it comes with the work. */
const makeBookletsTask: TaskConfig<{ input: object; output: object }> = {
  slug: "makeBooklets",
  label: "Make the booklets of sections that have changed",
  schedule: [{ cron: "*/20 * * * * *", queue: bookletQueue }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    const { makeBooklets } = await import("./make-booklets.ts");
    return { output: await makeBooklets(payload, new Date()) };
  },
};

/** Each section of the information as a PDF, in ordinary and in large print. */
export const bookletsFeature = feature({
  collections: [booklets],
  tasks: env.BOOKLETS ? [makeBookletsTask] : [],
  holds: [{ nobody: { booklets: "the words of pages" } }],
  queues: env.BOOKLETS ? [{ name: bookletQueue, cron: "18-59/20 * * * * *", limit: 1 }] : [],
});
