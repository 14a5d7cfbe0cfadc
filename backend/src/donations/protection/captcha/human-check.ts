/** How much trouble the form is in: declines of the last hour, and whether staff have switched attack mode on. */
export type Pressure = { declines: number; attackMode: boolean };

export type Attempt = { token: string; key: string; ip: string; now: Date; pressure: Pressure };

/**
 * How sure a check is. `cheap`: good in itself, but less than is asked for now. `strong` took enough work to be let in while
 * many payments are being declined, `hardest` enough for the narrow gate.
 */
export type Verdict = "failed" | "cheap" | "plain" | "strong" | "hardest";

/**
 * `proof` is unique to a check that is spent by writing it on the donation's row, where an index keeps it unique. `score`
 * (0 to 1) is how sure a service is of a person.
 */
export type Judgement = { verdict: Verdict; proof: string | null; score?: number };

/** Tells people from scripts. Each check is good for one donation. */
export type HumanCheck = { judge(attempt: Attempt): Promise<Judgement> };
