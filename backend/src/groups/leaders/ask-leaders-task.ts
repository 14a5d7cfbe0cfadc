import type { TaskConfig } from "payload";
import { askLeaders } from "./ask-leaders.ts";

/** Begins each day: who has had the mail of this quarter gets none, and a leader who is new gets it the next day. */
export const askLeadersTask: TaskConfig<{ input: object; output: object }> = {
  slug: "askGroupLeaders",
  label: "Ask the leaders of support groups whether the details are right",
  schedule: [{ cron: "0 20 17 * * *", queue: "default" }],
  retries: 0,
  handler: async ({ req: { payload } }) => ({ output: await askLeaders(payload, new Date()) }),
};
