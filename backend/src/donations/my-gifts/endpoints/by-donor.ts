import { type SignedInDonor, signedInDonor } from "../signed-in-donor.ts";
import { backToPage, type SentForm } from "./asked-page.ts";

/** A form about a monthly gift, which only its donor may send. */
export const byDonor =
  (act: (sent: SentForm, donor: SignedInDonor) => Promise<Response>) =>
  async (sent: SentForm): Promise<Response> => {
    const donor = await signedInDonor(sent.payload, sent);
    return donor ? act(sent, donor) : backToPage("session-ended");
  };
