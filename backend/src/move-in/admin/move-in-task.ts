import type { TaskConfig } from "payload";
import { z } from "zod";
import { openText, type Seal } from "../../platform/sealed-text.ts";
import { runOf } from "../ledger/move-ins.ts";

/** A queue of its own: a move may take an hour, and mails are not to wait for it. */
export const moveInQueue = "move-in";

/**
 * The password of the old site waits for its run in the database, readable by this installation alone and for that address
 * alone. It is deleted when the run ends.
 */
export const passwordSeal = (endpoint: string): Seal => ({
  purpose: "password of the site before",
  boundTo: endpoint,
});

const inputSchema = z.object({ run: z.number() });

/** Does the run that somebody has asked for in the admin. One that was broken off by a stop of the server goes on. */
export const moveInTask: TaskConfig<{ input: object; output: object }> = {
  slug: "moveIn",
  label: "Bring the content of the site before",
  retries: 0,
  handler: async ({ req: { payload }, input }) => {
    const run = await runOf(payload, inputSchema.parse(input).run);
    // Reading the old site brings much along that a start does without.
    const { openSource } = await import("../run/open-source.ts");
    const { runMoveIn } = await import("../run/run-move-in.ts");
    const { id, source: endpoint, asked } = run;
    const signIn =
      asked.user && run.password
        ? { user: asked.user, password: openText(run.password, passwordSeal(endpoint)) }
        : {};
    const opened = asked.undo
      ? { source: { origin: endpoint } }
      : await openSource({ from: endpoint, ...signIn });
    await runMoveIn({ payload, ...opened, asked, id, isDry: asked.trial ?? false });
    return { output: {} };
  },
};
