import { and, eq, gt, inArray, isNull, or } from "@payloadcms/db-sqlite/drizzle";
import { plainEmail } from "@pcf/contract/typed-email";
import type {
  CollectionConfig,
  DateFieldValidation,
  Payload,
  TextFieldSingleValidation,
  Where,
} from "payload";
import { date } from "payload/shared";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import { staffChanges } from "../../audit/staff-changes.ts";
import type { Blocklist } from "../../payload-types.ts";
import { blockedValueProblem, kindOfBlock } from "./block-kinds.ts";
import { dayOfEnd, untilProblem } from "./block-until.ts";

const already = "This is blocked already: look it up in the list, and change its day there.";

/** What can be matched, and is not in the list yet. */
const isToBeBlocked: TextFieldSingleValidation = async (value, { id, req, siblingData }) => {
  const { kind } = siblingData as Partial<Blocklist>;
  const problem = blockedValueProblem(kind, value);
  if (problem !== true) return problem;
  const where: Where = { and: [{ kind: { equals: kind } }, { value: { equals: value } }] };
  const { docs } = await req.payload.find({ collection: "blocklist", where, select: {}, depth: 0, req });
  return docs.every((each) => each.id === id) || already;
};

const dayOf = (until: unknown): string => (until ? dayOfEnd(String(until)) : "");

/** Today or a later day; or the one that stands there, so that an entry that is over can be changed. */
const isNotOver: DateFieldValidation = (value, options) => {
  const valid = date(value, options);
  if (valid !== true) return valid;
  return untilProblem(dayOf(value), new Date(), dayOf(options.previousValue)) ?? true;
};

/** Who may not give online, why and for how long. Matching is exact; addresses of a domain are given as `@domain`. */
export const blocklist: CollectionConfig = {
  slug: "blocklist",
  labels: { singular: "Blocked", plural: "Blocklist" },
  graphQL: false,
  access: officeRecords("blocklist"),
  admin: {
    // Staff come from the screen of the blocked.
    group: false,
    useAsTitle: "value",
    defaultColumns: ["value", "kind", "reason", "expiresAt"],
    hidden: hiddenUnlessRead("blocklist"),
  },
  // The value is somebody's address, so a line names the kind alone.
  hooks: staffChanges({
    created: "block-added",
    changed: "block-changed",
    deleted: "block-removed",
    label: ({ kind }) => kindOfBlock(String(kind)).replace(/^A/, "a"),
  }),
  indexes: [{ fields: ["kind", "value"], unique: true }],
  fields: [
    { name: "kind", type: "select", required: true, options: ["ip", "email", "email-domain"] },
    {
      name: "value",
      type: "text",
      required: true,
      validate: isToBeBlocked,
      hooks: {
        beforeValidate: [
          ({ value, siblingData: { kind } }) => {
            if (typeof value !== "string") return value;
            const ofDomain = kind === "email-domain" && !value.includes("@");
            return plainEmail(ofDomain ? `@${value.trim()}` : value).toLowerCase();
          },
        ],
      },
    },
    { name: "reason", type: "text", required: true },
    {
      name: "expiresAt",
      label: "Blocked until",
      type: "date",
      validate: isNotOver,
      admin: {
        date: { pickerAppearance: "dayOnly" },
        description: "Without a day, and at the latest, it ends two years after its last change.",
      },
    },
  ],
};

/** Whether staff have blocked this address or email. */
export async function isBlocked(
  payload: Payload,
  { ip, email }: { ip: string; email: string },
  now: Date,
): Promise<boolean> {
  const table = payload.db.tables.blocklist;
  if (!table) throw new Error("There is no table of the blocked");
  const address = email.toLowerCase();
  const domain = address.split("@").at(-1) ?? "";
  const entries = await payload.db.drizzle
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        or(
          and(eq(table.kind, "ip"), eq(table.value, ip)),
          and(eq(table.kind, "email"), eq(table.value, address)),
          and(eq(table.kind, "email-domain"), inArray(table.value, [domain, `@${domain}`])),
        ),
        or(isNull(table.expiresAt), gt(table.expiresAt, now.toISOString())),
      ),
    )
    .limit(1);
  return entries.length > 0;
}
