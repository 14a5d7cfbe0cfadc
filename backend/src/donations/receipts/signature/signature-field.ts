import { APIError, type GlobalBeforeChangeHook, type TextField } from "payload";
import { z } from "zod";
import { receiptStaff } from "../receipt-settings-staff.ts";
import { signatureCopy as copy } from "./signature-copy.ts";
import { isPictureHash, readSignaturePicture } from "./signature-picture.ts";

const settingsSchema = z.object({
  receipt: z.object({ signatory: z.string().nullish(), signature: z.string().nullish() }).nullish(),
});

const signedBy = (settings: unknown) => {
  const receipt = settingsSchema.safeParse(settings).data?.receipt;
  return { name: receipt?.signatory ?? "", picture: receipt?.signature || null };
};

/** Refuses to put another name below the picture of somebody's signature. */
export const pictureGoesWithName: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const [before, after] = [signedBy(originalDoc), signedBy(data)];
  if (after.picture && after.picture === before.picture && after.name !== before.name)
    throw new APIError(copy.otherName, 400);
  return data;
};

async function validatePicture(value: string | null | undefined): Promise<true | string> {
  if (!value) return true;
  const there = isPictureHash(value) && (await readSignaturePicture(value).catch(() => undefined));
  return there ? true : copy.unknown;
}

/** The picture of the signature in the site settings: the hash of a kept one. */
export const signatureField: TextField = {
  name: "signature",
  type: "text",
  label: copy.label,
  access: { read: receiptStaff },
  admin: {
    description: copy.description,
    components: { Field: "/donations/receipts/signature/signature-picture-field.tsx#SignaturePictureField" },
  },
  validate: (value: string | null | undefined) => validatePicture(value),
};
