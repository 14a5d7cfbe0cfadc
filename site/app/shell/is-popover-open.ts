/** Whether a panel is open. In a browser without popovers none ever is, and asking by selector would throw. */
export function isPopoverOpen(panel: Element | null | undefined): boolean {
  return panel != null && "popover" in panel && panel.matches(":popover-open");
}
