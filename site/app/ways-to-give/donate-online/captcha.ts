import {
  type DonationSettings,
  type HumanCheckChallenge,
  humanCheckAction,
  humanCheckChallengeSchema,
} from "@pcf/contract/donation/donation-settings";

export type Captcha = {
  /** Begins the work that can be done ahead of the submit. */
  prepare: () => void;
  /** A token for one submit. @throws when none could be made. */
  token: () => Promise<string>;
};

/** An old telephone takes half a minute for the hardest check, a very old one a whole minute. */
const solveLimitMs = 90_000;
/** A token that lives for less than this is not sent any more. */
const marginMs = 30_000;

type Solved = { token: string; until: number };

/** Fetches one challenge and solves it in workers, off the page's own thread. */
async function solve(): Promise<Solved> {
  const response = await fetch("/api/human-check", {
    headers: { accept: "application/json" },
    cache: "no-store",
    signal: AbortSignal.timeout(15_000),
  });
  const challenge: HumanCheckChallenge = humanCheckChallengeSchema.parse(await response.json());
  const { solveChallengeWorkers } = await import("altcha-lib");
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL("./solve-worker.ts", import.meta.url), { type: "module" }),
    timeout: solveLimitMs,
  });
  if (!solution) throw new Error("The captcha was not solved in time");
  const until = challenge.parameters.expiresAt ? challenge.parameters.expiresAt * 1000 : Infinity;
  return { token: btoa(JSON.stringify({ challenge, solution })), until };
}

/** The built-in check: a challenge is solved ahead, and each solution serves one submit. */
function proofOfWork(now: () => number): Captcha {
  let ahead: Promise<Solved> | undefined;
  const prepare = () => {
    ahead ??= solve();
    // A failure is reported at the submit, by `token`.
    ahead.catch(() => {});
  };
  return {
    prepare,
    token: async () => {
      prepare();
      const prepared = ahead;
      ahead = undefined;
      const solved = await prepared?.catch(() => undefined);
      if (solved && solved.until - now() > marginMs) return solved.token;
      return (await solve()).token;
    },
  };
}

/** The captcha that the donation host wants. */
export function createCaptcha(settings: DonationSettings, now: () => number): Captcha {
  if (settings.humanCheck.kind === "proof-of-work") return proofOfWork(now);
  const { siteKey } = settings.humanCheck;
  return {
    prepare: () => void recaptchaToken(siteKey, null).catch(() => {}),
    token: () => recaptchaToken(siteKey, humanCheckAction),
  };
}

type Recaptcha = {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<Recaptcha> | undefined;

function load(siteKey: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => {
      const service = window.grecaptcha;
      if (service) service.ready(() => resolve(service));
      else reject(new Error("The captcha did not start"));
    };
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error("The captcha could not be loaded"));
    };
    document.head.append(script);
  });
  return loading;
}

/** Loads the service, and with an `action` asks it for a token, which is good for two minutes and one use. */
async function recaptchaToken(siteKey: string, action: string | null): Promise<string> {
  const service = await load(siteKey);
  return action === null ? "" : service.execute(siteKey, { action });
}
