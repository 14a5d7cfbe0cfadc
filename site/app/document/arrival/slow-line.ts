/** What browsers built on Chromium tell of the line. https://wicg.github.io/netinfo/ */
type Line = {
  saveData: boolean;
  effectiveType: string /** ms */;
  rtt: number /** Mbit/s */;
  downlink: number;
};

/**
 * Marks the document of a reader on a slow or metered line (slow 4G and below), which is then set in the device's own
 * fonts (`[data-line]` in the styles): the site's would come too late to be shown, and take the line from the words and
 * the picture. A font that is waited for also has the device's look up two in its place, so such pages are set in one
 * family: a second one is a second font to open.
 */
export function markSlowLine(): void {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (!connection) return;
  const { saveData, effectiveType, rtt, downlink } = connection;
  if (saveData || effectiveType !== "4g" || (rtt >= 150 && downlink < 2))
    document.documentElement.dataset.line = "slow";
}
