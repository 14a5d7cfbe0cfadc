import { type DonationSettings, donationSettingsSchema } from "@pcf/contract/donation/donation-settings";
import { type DonationOutcome, donationOutcomeSchema } from "@pcf/contract/donation/outcome";
import { type DonationState, donationStateSchema } from "@pcf/contract/donation/result";

const limitMs = 12_000;

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(path, {
    headers: { accept: "application/json" },
    cache: "no-store",
    signal: AbortSignal.timeout(limitMs),
  });
  return { status: response.status, body: response.ok ? await response.json() : null };
}

/**
 * What became of the attempt with this key.
 *
 * @throws when the server cannot be reached or answers anything else.
 */
export async function fetchState(key: string): Promise<DonationState> {
  const { body } = await get(`/api/donations/state?key=${encodeURIComponent(key)}`);
  return donationStateSchema.parse(body);
}

/**
 * The facts of a donation by its signed token; `null` when the token is not one of ours, `"ended"` when its time is over.
 *
 * @throws when the server cannot be reached or answers anything else.
 */
export async function fetchOutcome(token: string): Promise<DonationOutcome | "ended" | null> {
  const { status, body } = await get(`/api/donations/outcome?token=${encodeURIComponent(token)}`);
  if (status === 404 || status === 400) return null;
  if (status === 410) return "ended";
  return donationOutcomeSchema.parse(body);
}

/** @throws when the server cannot be reached or answers anything else. */
export async function fetchSettings(): Promise<DonationSettings> {
  return donationSettingsSchema.parse((await get("/api/donations/settings")).body);
}
