import * as z from "zod/mini";
import { kitFormId } from "../constants.ts";
import { longText, oneOf, optionalPhone, optionalText, requiredEmail, requiredText } from "./field-rules.ts";

export const kitAudiences = [
  "Newly diagnosed patient",
  "Patient treated and living",
  "Friend/family",
  "My support group",
  "Physician/medical office",
  "Other support program",
] as const;

const yesOrNo = oneOf(["YES", "NO"]);

export const kitForm = {
  unitTag: kitFormId,
  schema: z.object({
    rkfname: requiredText(),
    rklname: requiredText(),
    rkadd: requiredText(),
    rkcity: requiredText(),
    rkprov: requiredText(),
    rkpcode: requiredText(20),
    rktel: optionalPhone,
    rkemail: requiredEmail,
    rkquant: oneOf(["1", "10", "20"]),
    rkwho: z._default(z.union([z.literal(""), oneOf(kitAudiences)]), ""),
    plan_for_prostate_removal_surgery: yesOrNo,
    return_to_work: yesOrNo,
    have_you_already_received_a_copy_of_prostate_cancer: yesOrNo,
    comment: longText(),
    /** A ticked checkbox sends a value, an empty one nothing. */
    join_mailing_list: optionalText(10),
    kit_in_french: z._default(oneOf(["Yes", "No"]), "No"),
  }),
} as const;
