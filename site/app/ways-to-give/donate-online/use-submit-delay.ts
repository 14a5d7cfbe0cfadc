import { donationSubmitDelayMs } from "@pcf/contract/constants";
import { useEffect, useRef, useState } from "react";

export const submitDelaySeconds = Math.ceil(donationSubmitDelayMs / 1_000);

type SubmitDelay = {
  /** Whole seconds until a gift may be sent; 0 when it may. */
  left: number;
  /** The donor has pressed already, and the gift is sent when the time has come. */
  pressed: boolean;
  press: () => void;
};

/**
 * Nothing is sent before the donor has been on the card step for two seconds, and again when the try gets another key: then
 * a gift was made in another window, and a press already on its way must not make a second one. A press that comes earlier
 * waits, and is then done once.
 */
export function useSubmitDelay(key: string, submit: () => void): SubmitDelay {
  const [clock, setClock] = useState({ key, left: submitDelaySeconds });
  const [pressedFor, setPressedFor] = useState<string>();
  const latest = useRef(submit);
  latest.current = submit;
  useEffect(() => {
    const timers = Array.from({ length: submitDelaySeconds }, (_, left) =>
      setTimeout(() => setClock({ key, left }), donationSubmitDelayMs - left * 1_000),
    );
    return () => timers.forEach(clearTimeout);
  }, [key]);

  const left = clock.key === key ? clock.left : submitDelaySeconds;
  const pressed = pressedFor === key;
  const due = pressed && left === 0;
  useEffect(() => {
    if (!due) return;
    setPressedFor(undefined);
    latest.current();
  }, [due]);

  return { left, pressed, press: () => (left === 0 ? submit() : setPressedFor(key)) };
}
