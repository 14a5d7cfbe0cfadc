import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

type Challenge = Parameters<typeof solveChallenge>[0]["challenge"];

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === "object" && value !== null && "parameters" in value;

/** The `token` of a donation, from an answer of `GET /api/human-check`: what the site does in the browser. */
export async function solveHumanCheck(challenge: unknown): Promise<string> {
  if (!isChallenge(challenge)) throw new Error("Not a challenge of the human check");
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
