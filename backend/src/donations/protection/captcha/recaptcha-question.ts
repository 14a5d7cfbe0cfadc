import { env } from "../../../env.ts";
import { good, notice, wrong } from "../../../platform/doctor/finding.ts";
import type { Question } from "../../../platform/doctor/question.ts";
import { askRecaptcha, refusesSecret } from "./recaptcha.ts";

const about = "Check for people";

/** A token that nobody was given is refused in other words than a secret that the service does not know. */
export const recaptchaQuestion: Question = {
  about,
  ask: async () => {
    const { RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = env;
    if (!secret)
      return [
        notice(
          about,
          "reCAPTCHA is not set up (RECAPTCHA_SECRET): browsers do a small calculation in its place, which needs no other company",
        ),
      ];
    const { host } = new URL(verifyUrl);
    const answer = await askRecaptcha({ verifyUrl, secret, token: "doctor", timeoutMs: 10_000 }).catch(
      () => undefined,
    );
    if (!answer)
      return [
        wrong(
          about,
          `${host} gives no usable answer, so nobody can give at the moment`,
          "See whether this machine reaches it, and look at RECAPTCHA_VERIFY_URL. Without RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY the check of our own takes over.",
        ),
      ];
    return refusesSecret(answer)
      ? [
          wrong(
            about,
            `${host} does not accept our secret key, so nobody can give at the moment`,
            "Look it up in the reCAPTCHA console (version 3, the key of this site's name) and set it as RECAPTCHA_SECRET.",
          ),
        ]
      : [
          good(
            about,
            `${host} accepts our secret key. Whether RECAPTCHA_SITE_KEY belongs to it shows a try on the donation page`,
          ),
        ];
  },
};
