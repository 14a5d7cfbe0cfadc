import { donationPresetsCents } from "@pcf/contract/constants";
import { formatDollars } from "@pcf/contract/donation/amount";
import {
  firstGivingChoices,
  type GivingChoice,
  type GivingChoices,
  otherOccasion,
} from "@pcf/contract/donation/giving-choices";
import { firstGivingImpact, impactField } from "@pcf/contract/donation/giving-impact";
import { plainLine } from "@pcf/contract/plain-text";
import type { ArrayField, FieldHook, GlobalConfig, Payload, TextField, Validate } from "payload";
import { openGlobal } from "../../access/collection-access.ts";
import { anyStaff, staffWho } from "../../access/staff.ts";
import { localDate } from "../../fields/local-date.ts";
import type { GivingChoice as Stored } from "../../payload-types.ts";

const longestName = 100;
/** Three lines of a phone beside the amount. */
const longestImpact = 80;
const mostChoices = 40;

type Row = Partial<GivingChoice>;

const line: FieldHook = ({ value }) => (typeof value === "string" ? plainLine(value) : value);

const nameField: TextField = {
  name: "name",
  type: "text",
  required: true,
  maxLength: longestName,
  hooks: { beforeValidate: [line] },
};

const days = [
  localDate("offeredFrom", { label: "First day", description: "Empty: it is offered already." }),
  localDate("offeredTo", {
    label: "Last day",
    description: "Empty: until further notice.",
    validate: (value: string | null | undefined, { siblingData }) => {
      const { offeredFrom } = siblingData as Row;
      return !value || !offeredFrom || offeredFrom <= value || "The last day is before the first.";
    },
  }),
];

/** What a form sends for a row: the name that it had first, also for a row that was duplicated and named anew. */
const withValues: FieldHook = ({ value }) => {
  if (!Array.isArray(value)) return value;
  const taken = new Set<unknown>();
  return value.map((row: Row) => {
    const own = row.value && !taken.has(row.value) ? row.value : plainLine(row.name ?? "");
    taken.add(own);
    return { ...row, value: own };
  });
};

/** Whether each choice can be told from the others by its name and by what forms send; the sentence for staff where two cannot. */
function eachIsItself(rows: readonly Row[]): true | string {
  const folded = (text: string | undefined) => text?.toLocaleLowerCase("en-CA");
  for (const [index, { name }] of rows.entries()) {
    const others = rows.filter((_, other) => other !== index);
    if (others.some((other) => folded(other.name) === folded(name))) return `“${name}” stands here twice.`;
    const renamed = others.find((other) => folded(other.value) === folded(name));
    if (renamed)
      return `“${renamed.name}” was called “${name}” before, and forms still send that for it. Choose another name.`;
  }
  return true;
}

const validAreas: Validate = (value) => {
  const rows = (value ?? []) as Row[];
  if (!rows.some(({ offeredFrom, offeredTo }) => !offeredFrom && !offeredTo))
    return "One area at least has to have no first and no last day, so that donors can always choose one.";
  return eachIsItself(rows);
};

const validOccasions: Validate = (value) => {
  const rows = (value ?? []) as Row[];
  const other = otherOccasion.toLowerCase();
  if (rows.some(({ name }) => name?.toLowerCase() === other)) return `“${otherOccasion}” comes by itself.`;
  return eachIsItself(rows);
};

const list = (
  field: Pick<ArrayField, "name" | "label" | "labels" | "admin" | "defaultValue" | "fields"> & {
    validate: Validate;
  },
): ArrayField => ({
  ...field,
  type: "array",
  admin: {
    ...field.admin,
    initCollapsed: true,
    components: { RowLabel: "/donations/record/giving-choice-row.tsx#GivingChoiceRow" },
  },
  maxRows: mostChoices,
  hooks: { beforeValidate: [withValues] },
  fields: [
    { name: "value", type: "text", required: true, admin: { hidden: true } },
    nameField,
    ...field.fields,
    ...days,
  ],
});

const impactFields = donationPresetsCents.map(
  (cents): TextField => ({
    name: impactField(cents),
    type: "text",
    label: formatDollars(cents / 100),
    maxLength: longestImpact,
    defaultValue: firstGivingImpact[impactField(cents)],
    hooks: { beforeValidate: [line] },
  }),
);

/** The lists from which donors choose in the donation form. The site reads them with the rest of the content. */
export const givingChoices: GlobalConfig = {
  slug: "givingChoices",
  label: "What gifts are for",
  access: { ...openGlobal, update: staffWho("update", "givingChoices") },
  versions: { max: 50 },
  custom: { decidesWhatVisitorsSee: true },
  admin: {
    group: "Donations",
    description:
      "What donors choose from on the donation page, in this order. A gift keeps the name it was given under.",
  },
  fields: [
    list({
      name: "areas",
      labels: { singular: "Area", plural: "Areas" },
      defaultValue: firstGivingChoices.areas,
      validate: validAreas,
      admin: { description: "What a gift is for. The first one is chosen until a donor chooses another." },
      fields: [
        {
          name: "nameInMails",
          type: "text",
          label: "Within a sentence",
          maxLength: longestName,
          hooks: { beforeValidate: [line] },
          admin: {
            description:
              "As the mail with a tax receipt names it: “Your gift of $50.00 to the area of greatest need has been received.” Empty: the name.",
          },
        },
        {
          name: "costCentre",
          type: "text",
          label: "Cost centre",
          maxLength: 40,
          access: { read: anyStaff },
          hooks: { beforeValidate: [line] },
          admin: { description: "As it stands in the file for the accountant. Visitors do not see it." },
        },
      ],
    }),
    list({
      name: "occasions",
      labels: { singular: "Occasion", plural: "Occasions" },
      defaultValue: firstGivingChoices.occasions,
      validate: validOccasions,
      admin: {
        description: `Of a gift in honour of somebody. “${otherOccasion}”, with the donor’s own words, follows by itself.`,
      },
      fields: [],
    }),
    {
      name: "impact",
      type: "group",
      label: "What an amount makes possible",
      admin: {
        description:
          "A short fact under each amount of the form. Write what is true of all gifts, such as what they have paid for so far: a donor chooses what the gift is for further down. Empty: the amount stands alone.",
      },
      fields: impactFields,
    },
  ],
};

/** The lists as they are now. */
export async function readGivingChoices(payload: Payload): Promise<GivingChoices> {
  const { areas, occasions }: Stored = await payload.findGlobal({ slug: "givingChoices", depth: 0 });
  return { areas: areas ?? [], occasions: occasions ?? [] };
}
