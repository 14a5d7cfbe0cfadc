import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { notAllowed, staffWhoMay } from "../../access/staff.ts";
import { env } from "../../env.ts";
import { startRun } from "../../office/start-run.ts";
import { sentByStaff } from "../../platform/admin/sent-by-staff.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { sealText } from "../../platform/sealed-text.ts";
import { findingsOf, tickFinding } from "../ledger/findings.ts";
import { type Asked, beginRun, dropRun, runsOf } from "../ledger/move-ins.ts";
import { reportHtml, reportJson } from "../report/report.ts";
import { kinds } from "../source/old-items.ts";
import { moveInQueue, passwordSeal } from "./move-in-task.ts";

const copy = {
  started: "The move begins within a minute.",
  ticked: "Ticked off.",
  unticked: "It is to be looked at again.",
  noRun: "Nothing was brought yet.",
  noAddress: "Write the address of the old site’s GraphQL, such as https://cms.example.ca/graphql.",
  nothing: "Choose what is to be brought.",
  gone: "This line is not there any more. The page shows what is left.",
  noPassword: "With a name, its application password is needed.",
} as const;

const refuse = (words: string, status = 400) => new APIError(words, status, null, true);
const text = z.string().trim().max(500);

const startSchema = z.strictObject({
  from: text.refine((address) => /^https?:\/\//.test(address) && URL.canParse(address), copy.noAddress),
  user: text.default(""),
  password: text.default(""),
  only: z.array(z.enum(kinds)).min(1, copy.nothing),
  since: z.union([z.literal(""), z.iso.date()]).default(""),
  trial: z.boolean().default(false),
});
const tickSchema = z.strictObject({ id: z.int().positive(), ticked: z.boolean() });

const demand = (req: PayloadRequest, action: "move-in" | "move-in-look") => {
  if (!req.user || !staffWhoMay(action)({ req })) throw notAllowed(req);
};

type Start = { source: string; asked: Asked; password?: string; action: "move-in" | "move-in-undone" };

/** A row for the run, then the job; a row whose job could not be started is not left behind. */
async function start(req: PayloadRequest, { source, asked, password, action }: Start) {
  const { payload, user } = req;
  const run = await beginRun(payload, {
    source,
    asked,
    state: "waiting",
    ...(user && { startedBy: String((user as { name?: string }).name ?? "") }),
    ...(password && { password: sealText(password, passwordSeal(source)) }),
  });
  const label = asked.trial ? `${source} (trial)` : source;
  const job = { action, label, task: "moveIn", queue: moveInQueue, input: { run: run.id } } as const;
  await startRun(req, job).catch(async (error: unknown) => {
    await dropRun(payload, run.id);
    throw error;
  });
  return noStoreJson({ message: copy.started });
}

const report = (format: "html" | "json"): Endpoint => ({
  path: `/move-in/report.${format}`,
  method: "get",
  handler: async (req) => {
    demand(req, "move-in-look");
    const last = (await runsOf(req.payload)).find(({ outcome }) => outcome);
    if (!last?.outcome) throw refuse(copy.noRun, 404);
    const whole = {
      ...last.outcome,
      source: last.source,
      finishedAt: last.finishedAt ?? last.updatedAt,
      isDry: last.asked.trial ?? false,
      findings: last.outcome.findings ?? (await findingsOf(req.payload)).filter(({ tickedAt }) => !tickedAt),
    };
    const isHtml = format === "html";
    const body = isHtml
      ? reportHtml(whole, env.BACKEND_ADMIN_ORIGIN)
      : reportJson(whole, env.BACKEND_ADMIN_ORIGIN);
    return new Response(body, {
      headers: {
        "Content-Type": isHtml ? "text/html; charset=utf-8" : "application/json",
        "Content-Disposition": `attachment; filename="move-in-report.${format}"`,
        "Cache-Control": "no-store",
      },
    });
  },
});

/**
 * `POST /api/move-in/start` brings what is chosen, or as a trial says what would come; `POST /api/move-in/undo` takes all of it back: administrators.
 * `POST /api/move-in/tick` notes that somebody has looked at a line of the report, `GET /api/move-in/report.html` and
 * `.json` are the report as a file: editors, too. Each POST answers `{ message }`.
 */
export const moveInEndpoints: Endpoint[] = [
  {
    path: "/move-in/start",
    method: "post",
    handler: async (req) => {
      demand(req, "move-in");
      const { from, user, password, only, since, trial } = await sentByStaff(req, startSchema);
      if (user && !password) throw refuse(copy.noPassword);
      const isAll = only.length === kinds.length;
      const asked = {
        ...(!isAll && { only }),
        ...(since && { since }),
        ...(user && { user }),
        ...(trial && { trial }),
      };
      return start(req, { source: from, asked, action: "move-in", ...(user && { password }) });
    },
  },
  {
    path: "/move-in/undo",
    method: "post",
    handler: async (req) => {
      demand(req, "move-in");
      const last = (await runsOf(req.payload)).find(({ asked }) => !asked.undo && !asked.trial);
      if (!last) throw refuse(copy.noRun, 404);
      return start(req, { source: last.source, asked: { undo: true }, action: "move-in-undone" });
    },
  },
  {
    path: "/move-in/tick",
    method: "post",
    handler: async (req) => {
      demand(req, "move-in-look");
      const { id, ticked } = await sentByStaff(req, tickSchema);
      const by = ticked ? String((req.user as { name?: string } | null)?.name ?? "") : null;
      if (!(await tickFinding(req.payload, id, by))) throw refuse(copy.gone, 404);
      return noStoreJson({ message: ticked ? copy.ticked : copy.unticked });
    },
  },
  report("html"),
  report("json"),
];
