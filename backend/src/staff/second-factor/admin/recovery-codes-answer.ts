import { z } from "zod/mini";

/** What turning it on and making new codes answer. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) });
