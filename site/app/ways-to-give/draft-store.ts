import { type DonationDraft, draftSchema, emptyDraft } from "@pcf/contract/donation/form";
import * as z from "zod/mini";
import { deviceStore } from "~/device/device-store";
import { draftKey } from "./device-keys";

const maxAgeMs = 24 * 60 * 60 * 1000;
const store = deviceStore(draftKey, z.looseObject({ savedAt: z.number() }));

/** The draft stored on this device, at most a day old. Card fields are no part of a draft and so are never in it. */
export function loadDraft(now: number): DonationDraft | undefined {
  const stored = store.read();
  if (!stored) return undefined;
  const { savedAt, ...rest } = stored;
  const values = draftSchema.safeParse(rest);
  if (!values.success || savedAt > now || now - savedAt > maxAgeMs) {
    store.clear();
    return undefined;
  }
  return { ...emptyDraft(), ...values.data };
}

/** Keeps the fields of a draft and nothing else that `values` may hold. */
export function saveDraft(values: DonationDraft, now: number): void {
  const parsed = draftSchema.safeParse(values);
  if (parsed.success) store.write({ ...parsed.data, savedAt: now });
}

export const clearDraft = () => store.clear();
