import type { GlobalConfig, Payload } from "payload";
import { hiddenUnlessRead } from "../../access/collection-access.ts";
import { staffWho } from "../../access/staff.ts";
import { recordStaffAction } from "../../audit/record-action.ts";
import { readAtMostEvery } from "../../platform/database/read-at-most-every.ts";

/** The switch with which staff make every attempt on the donation form costly, when they see one that limits do not. */
export const donationProtection: GlobalConfig = {
  slug: "donation-protection",
  graphQL: false,
  access: {
    read: staffWho("read", "donation-protection"),
    update: staffWho("update", "donation-protection"),
  },
  admin: { group: "Donations", hidden: hiddenUnlessRead("donation-protection") },
  hooks: {
    afterChange: [
      async ({ doc, global: { slug }, previousDoc, req }) => {
        if (Boolean(doc.attackMode) === Boolean(previousDoc?.attackMode)) return;
        const action = doc.attackMode ? "attack-mode-on" : "attack-mode-off";
        await recordStaffAction(req, { action, on: { collection: slug, id: "global" } });
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
  ],
};

/** Reads the switch, at most every five seconds. */
export const attackModeSwitch = (payload: Payload): (() => Promise<boolean>) =>
  readAtMostEvery(5_000, async () => {
    const { attackMode } = await payload.findGlobal({ slug: "donation-protection", depth: 0 });
    return attackMode === true;
  });
