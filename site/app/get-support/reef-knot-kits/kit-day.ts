const key = "pcfKitRequestDay";

/** The calendar day on this device, `YYYY-MM-DD`. */
function today(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** One kit a browser and day. A browser that keeps nothing is never refused. */
export function kitDay(store: () => Store, now: () => Date) {
  const attempt = <Value>(action: () => Value): Value | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  return {
    requestedToday: () => attempt(() => store().getItem(key)) === today(now()),
    remember: () => attempt(() => store().setItem(key, today(now()))),
    forget: () => attempt(() => store().removeItem(key)),
  };
}
