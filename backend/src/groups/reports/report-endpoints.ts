import { meetingChangeKinds, meetingSchema } from "@pcf/contract/content/support-group";
import { canChange } from "@pcf/contract/group-meetings";
import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { notAllowed, staffWhoMay } from "../../access/staff.ts";
import { isClockTime } from "../../fields/clock-time.ts";
import { isLocalDate } from "../../fields/local-date.ts";
import type { SupportGroup } from "../../payload-types.ts";
import { idInPath, sentByStaff } from "../../platform/admin/sent-by-staff.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { type OpenReport, openReports } from "./open-reports.ts";
import { closeReport, proposedChange, publishReport } from "./publish-report.ts";
import { reportsCopy as copy } from "./reports-copy.ts";

const optional = (isRight: (text: string) => boolean) =>
  z
    .string()
    .trim()
    .refine((text) => text === "" || isRight(text))
    .transform((text) => text || undefined);
const changeSchema = z
  .object({
    kind: z.enum(meetingChangeKinds),
    day: z.string().refine(isLocalDate),
    toDay: optional(isLocalDate),
    start: optional(isClockTime),
    end: optional(isClockTime),
    where: optional((text) => text.length <= 250),
    note: optional((text) => text.length <= 250),
  })
  .refine(({ kind, toDay, start, end, where }) => kind !== "moved" || toDay || start || end || where)
  // What only a moved meeting has is not kept of one that is off.
  .transform(({ kind, day, note, ...moved }) => ({
    kind,
    day,
    note,
    toDay: kind === "moved" ? moved.toDay : undefined,
    start: kind === "cancelled" ? undefined : moved.start,
    end: kind === "cancelled" ? undefined : moved.end,
    where: kind === "cancelled" ? undefined : moved.where,
  }));

const refuse = (words: string, status: number) => new APIError(words, status, null, true);

async function askedGroup(req: PayloadRequest): Promise<SupportGroup> {
  if (!staffWhoMay("group-reports")({ req })) throw notAllowed(req);
  const id = idInPath(req);
  const found = id
    ? await req.payload.findByID({ collection: "supportGroups", id, depth: 0, disableErrors: true })
    : null;
  if (!found) throw refuse("There is no such group", 404);
  return found;
}

async function askedReport(req: PayloadRequest, group: SupportGroup): Promise<OpenReport> {
  const id = Number(req.routeParams?.report);
  const report = (await openReports(req.payload, group.slug)).find((each) => each.id === id);
  if (!report) throw refuse(copy.gone, 404);
  return report;
}

/**
 * What leaders told us about a group, for editors: `GET /api/supportGroups/:id/reports`, each with the change it would make;
 * `POST …/reports/:report/publish`, JSON with the change of a meeting; `POST …/reports/:report/done`.
 */
export const reportEndpoints: Omit<Endpoint, "root">[] = [
  {
    path: "/:id/reports",
    method: "get",
    handler: async (req) => {
      const group = await askedGroup(req);
      const rule = meetingSchema.safeParse(group.meeting).data;
      const open = await openReports(req.payload, group.slug);
      return noStoreJson({
        reports: open.map((report) => ({ ...report, change: proposedChange(report, rule) })),
      });
    },
  },
  {
    path: "/:id/reports/:report/publish",
    method: "post",
    handler: async (req) => {
      const group = await askedGroup(req);
      const { id: report } = await askedReport(req, group);
      const change = await sentByStaff(req, changeSchema, copy.incomplete);
      const rule = meetingSchema.safeParse(group.meeting);
      if (!rule.success) throw refuse(copy.noRule, 409);
      const { kind, day } = change;
      if (kind !== "added" && !canChange(rule.data, day)) throw refuse(copy.notADay, 400);
      await publishReport(req, { group, rule: rule.data, report, change });
      return noStoreJson({ done: true });
    },
  },
  {
    path: "/:id/reports/:report/done",
    method: "post",
    handler: async (req) => {
      const group = await askedGroup(req);
      const { id } = await askedReport(req, group);
      await closeReport(req, id);
      return noStoreJson({ done: true });
    },
  },
];
