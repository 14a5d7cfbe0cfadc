import type { TextField } from "payload";
import { receiptStaff } from "../receipt-settings-staff.ts";
import { signatureCopy as copy } from "./signature-copy.ts";
import { isPictureHash, readSignaturePicture } from "./signature-picture.ts";

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
