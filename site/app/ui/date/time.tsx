type TimeProps = {
  /** ISO date or time. */
  dateTime: string;
  /** The same in words. */
  children: string;
};

/** A day or time in words. Browsers know other zone rules than the server does: the words it sent stay. */
export function Time({ dateTime, children }: TimeProps) {
  return (
    <time dateTime={dateTime} suppressHydrationWarning>
      {children}
    </time>
  );
}
