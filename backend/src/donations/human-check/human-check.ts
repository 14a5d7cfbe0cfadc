/** How much trouble the form is in: declines of the last hour, and whether staff have switched attack mode on. */
export type Pressure = { declines: number; attackMode: boolean };

export type Attempt = { token: string; key: string; ip: string; now: Date; pressure: Pressure };

/** How sure a check is: `strong` is dear enough to be let in while many payments are being declined. */
export type Verdict = "failed" | "plain" | "strong";

/** Tells people from scripts. A check is good for one idempotency key, so a retry of the same attempt passes again. */
export type HumanCheck = { judge(attempt: Attempt): Promise<Verdict> };
