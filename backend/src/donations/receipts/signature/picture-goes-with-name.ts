import { APIError, type GlobalBeforeChangeHook } from "payload";
import { z } from "zod";
import { signatureCopy as copy } from "./signature-copy.ts";

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
