import { APIError, type GlobalBeforeChangeHook, type GlobalConfig, type Payload } from "payload";
import { hiddenUnlessRead } from "../../access/collection-access.ts";
import { nobody, staffWho } from "../../access/staff.ts";
import { recordStaffAction } from "../../audit/record-action.ts";
import type { DonationProtection } from "../../payload-types.ts";
import { typedProblems, typedReason } from "../../platform/admin/typed-by-staff.ts";
import { readAtMostEvery } from "../../platform/database/read-at-most-every.ts";

type BeforeOperation = NonNullable<NonNullable<GlobalConfig["hooks"]>["beforeOperation"]>[number];

const typed = "the reason that came with this save";

/** Later the reason of the switch before stands where none was sent. */
const notesReason: BeforeOperation = ({ args, req }) => {
  req.context[typed] = "data" in args ? args.data?.reason : undefined;
};

/** Who switches says why; when and by whom is written beside it. A save that switches nothing changes nothing of it. */
const notesWhy: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = originalDoc as Partial<DonationProtection> | undefined;
  if (Boolean(data.attackMode) === Boolean(before?.attackMode))
    return { ...data, since: before?.since, by: before?.by, reason: before?.reason };
  const reason = typedReason.safeParse(req.context[typed] ?? "");
  if (req.user && reason.error) throw new APIError(typedProblems(reason.error), 400, null, true);
  return {
    ...data,
    since: new Date().toISOString(),
    by: req.user?.name ?? null,
    reason: reason.data ?? null,
  };
};

/** The switch with which staff make every attempt on the donation form costly, when they see one that limits do not. */
export const donationProtection: GlobalConfig = {
  slug: "donation-protection",
  label: "Attacks on the donation form",
  graphQL: false,
  access: {
    read: staffWho("read", "donation-protection"),
    update: staffWho("update", "donation-protection"),
  },
  // Staff come from the screen of attacks.
  admin: { group: false, hidden: hiddenUnlessRead("donation-protection") },
  hooks: {
    beforeOperation: [notesReason],
    beforeChange: [notesWhy],
    afterChange: [
      async ({ doc, global: { slug }, previousDoc, req }) => {
        if (Boolean(doc.attackMode) === Boolean(previousDoc?.attackMode)) return;
        const action = doc.attackMode ? "attack-mode-on" : "attack-mode-off";
        await recordStaffAction(req, {
          action,
          on: { collection: slug, id: "global" },
          detail: String(doc.reason),
        });
      },
    ],
  },
  fields: [
    {
      name: "attackMode",
      type: "checkbox",
      label: "Attack mode",
      defaultValue: false,
      admin: {
        description:
          "Makes the human check of the donation form as heavy as it gets. It goes on by itself when many payments are declined.",
      },
    },
    { name: "reason", type: "text", admin: { description: "Why it was switched. No names of donors." } },
    { name: "since", type: "date", access: { update: nobody }, admin: { readOnly: true } },
    { name: "by", type: "text", access: { update: nobody }, admin: { readOnly: true } },
  ],
};

/** Reads the switch, at most every five seconds. */
export const attackModeSwitch = (payload: Payload): (() => Promise<boolean>) =>
  readAtMostEvery(5_000, async () => {
    const { attackMode } = await payload.findGlobal({ slug: "donation-protection", depth: 0 });
    return attackMode === true;
  });
