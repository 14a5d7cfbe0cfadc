/** How much trouble the form is in: declines of the last hour, and whether staff have switched attack mode on. */
export type Pressure = { declines: number; attackMode: boolean };

export type Attempt = { token: string; key: string; ip: string; now: Date; pressure: Pressure };

/** How sure a check is: `strong` took enough work to be let in while many payments are being declined. */
export type Verdict = "failed" | "plain" | "strong";

/** `proof` is unique to a check that is spent by writing it on the donation's row, where an index keeps it unique. */
export type Judgement = { verdict: Verdict; proof: string | null };

/** Tells people from scripts. Each check is good for one donation. */
export type HumanCheck = { judge(attempt: Attempt): Promise<Judgement> };
