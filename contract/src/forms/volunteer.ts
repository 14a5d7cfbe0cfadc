import * as z from "zod/mini";
import { volunteerFormId } from "../constants.ts";
import { requiredEmail, requiredPhone, requiredText, severalOf } from "./field-rules.ts";

/** Value on the wire and its label. */
export const volunteerRoles = [
  { value: "foundation", label: "The Foundation" },
  { value: "support_group", label: "A support group" },
  { value: "portrait_photographer", label: "Portrait photographer" },
] as const;

export const volunteerEvents = [
  { value: "fathers_day", label: "Father’s Day Walk / Run" },
  { value: "ride_to_live", label: "Ride to Live" },
] as const;

export const volunteerForm = {
  unitTag: volunteerFormId,
  schema: z.object({
    full_name: requiredText(),
    email: requiredEmail,
    phone: requiredPhone,
    city: requiredText(),
    province: requiredText(),
    volunteer_for: severalOf(["foundation", "support_group", "portrait_photographer"]),
    events: severalOf(["fathers_day", "ride_to_live"]),
  }),
} as const;
