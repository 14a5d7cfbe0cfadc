/**
 * Formats of dates and numbers for readers in Canada. Each is made when it is first used, and once: making one takes a hundred
 * times as long as using it, and where a module makes one as it is loaded, a slow phone answers nobody for up to 200 ms.
 */
const locale = "en-CA";
const dates: Record<string, Intl.DateTimeFormat> = {};
const numbers: Record<string, Intl.NumberFormat> = {};

export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify(options);
  dates[name] ??= new Intl.DateTimeFormat(locale, options);
  return dates[name];
}

export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const name = JSON.stringify(options);
  numbers[name] ??= new Intl.NumberFormat(locale, options);
  return numbers[name];
}
