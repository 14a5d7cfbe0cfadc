/** How much trouble the form is in: declines of the last hour, and whether staff have switched attack mode on. */
export type Pressure = { declines: number; attackMode: boolean };

export type Attempt = { token: string; key: string; ip: string; now: Date; pressure: Pressure };

/** Tells people from scripts. A check is good for one idempotency key, so a retry of the same attempt passes again. */
export type HumanCheck = { passes(attempt: Attempt): Promise<boolean> };
