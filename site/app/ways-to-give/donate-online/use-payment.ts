import type { DonationSettings } from "@pcf/contract/donation/donation-settings";
import { useEffect, useRef, useState } from "react";
import { fetchSettings } from "../donation-api";
import { type Captcha, createCaptcha } from "./captcha";

type Loaded = { settings?: DonationSettings; failed: boolean };

/**
 * What the card step needs of the donation host, asked for on arriving there, and the captcha, whose work begins at
 * the same moment. `token` gives one for one submit, or nothing when the host cannot be reached.
 */
export function usePayment() {
  const [loaded, setLoaded] = useState<Loaded>({ failed: false });
  const [tries, setTries] = useState(0);
  const captcha = useRef<Captcha>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of "try again" is one more try.
  useEffect(() => {
    let left = false;
    fetchSettings().then(
      (settings) => {
        if (left) return;
        captcha.current = createCaptcha(settings, Date.now);
        captcha.current.prepare();
        setLoaded({ settings, failed: false });
      },
      () => {
        if (!left) setLoaded({ failed: true });
      },
    );
    return () => {
      left = true;
    };
  }, [tries]);

  return {
    ...loaded,
    retry: () => {
      setLoaded({ failed: false });
      setTries((count) => count + 1);
    },
    token: () => captcha.current?.token().catch(() => undefined) ?? Promise.resolve(undefined),
  };
}
