import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { groupChangeForm } from "@pcf/contract/forms/group-change-form";
import {
  type CheckNotice,
  checkActField,
  checkActs,
  checkNotices,
  correctionField,
  type GroupCheck,
} from "@pcf/contract/group-check";
import { plainLines } from "@pcf/contract/plain-text";
import { groupCheckUrl } from "@pcf/contract/urls";
import type { Endpoint, Payload } from "payload";
import { takeSubmission } from "../../forms/take-submission.ts";
import type { GroupLeader, SupportGroup } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { clientAddress } from "../../platform/http/client-address.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { readForm } from "../../platform/http/read-body.ts";
import { leaderOfLink } from "./check-link.ts";

type Holder = { link: string; leader: GroupLeader; group: SupportGroup };

async function holderOf(payload: Payload, link: string, now: Date): Promise<Holder | null> {
  const leader = await leaderOfLink(payload, link, now);
  const id = relatedId(leader?.group);
  if (!leader || id === null) return null;
  const found = await payload.findByID({ collection: "supportGroups", id, depth: 0, disableErrors: true });
  return found?._status === "published" && !found.deletedAt ? { link, leader, group: found } : null;
}

const page = ({ link, leader, group }: Holder, notice: CheckNotice | null): GroupCheck => ({
  show: "check",
  link,
  group: group.slug,
  leader: leader.name,
  notice,
  mailsStopped: leader.noMails === true,
});
const ended: GroupCheck = { show: "ended" };

const back = (link: string, done: CheckNotice): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: `${groupCheckUrl(link)}&done=${done}`, "Cache-Control": "no-store" },
  });

type Sent = Holder & { payload: Payload; correction: string; address: string; now: Date };

/** A correction waits on the group like what comes by the form, and is limited like it. */
async function correct({ payload, correction, address, now, ...holder }: Sent): Promise<Response> {
  const { leader, group, link } = holder;
  if (!correction) return back(link, "empty");
  const fields = {
    group: group.slug,
    what: "details",
    message: correction,
    full_name: leader.name,
    email: leader.email ?? "",
  };
  const taken = await takeSubmission(payload, { form: groupChangeForm, fields, address, now });
  if (taken.status === "mail_sent") return back(link, "sent");
  // Not by an address: the site's server draws the page at once, with what was typed.
  if (taken.status === "spam") return noStoreJson(page(holder, "not-sent"), 429);
  const isLong = taken.invalid_fields.some(({ field }) => field === "message");
  return noStoreJson(page(holder, isLong ? "too-long" : "not-sent"), 422);
}

async function change(
  { payload, leader, link }: Sent,
  data: Partial<GroupLeader>,
  done: CheckNotice,
): Promise<Response> {
  await payload.update({ collection: "group-leaders", id: leader.id, data, depth: 0 });
  return back(link, done);
}

const actOf: Record<(typeof checkActs)[number], (sent: Sent) => Promise<Response>> = {
  confirm: (sent) => change(sent, { confirmedOn: charityDay(sent.now) }, "confirmed"),
  "stop-mails": (sent) => change(sent, { noMails: true }, "mails-stopped"),
  correct,
};

/**
 * `GET /api/group-check?link=&done=`: what the page of a leader shows, for the site's server, which draws it. `POST`,
 * multipart: a form of that page; answers 303 back to it, or what the page shows where a correction was not taken. To open a
 * link changes nothing: programs that look through mail open its links too.
 */
export const groupCheckEndpoints: Endpoint[] = [
  {
    path: "/group-check",
    method: "get",
    handler: async ({ payload, searchParams }) => {
      const holder = await holderOf(payload, searchParams.get("link") ?? "", new Date());
      const notice = checkNotices.find((each) => each === searchParams.get("done")) ?? null;
      return holder ? noStoreJson(page(holder, notice)) : noStoreJson(ended, 404);
    },
  },
  {
    path: "/group-check",
    method: "post",
    handler: async ({ payload, headers, body }) => {
      const read = await readForm({ headers, body });
      if ("error" in read) return noStoreJson({ message: read.error }, read.status);
      const text = (name: string) => {
        const value = read.form.get(name);
        return typeof value === "string" ? value.trim() : "";
      };
      const now = new Date();
      const holder = await holderOf(payload, text("link"), now);
      if (!holder) return noStoreJson(ended, 404);
      const act = checkActs.find((each) => each === text(checkActField));
      if (!act) return noStoreJson({ message: "There is no such form" }, 400);
      const address = clientAddress(headers);
      return actOf[act]({ ...holder, payload, correction: plainLines(text(correctionField)), address, now });
    },
  },
];
