import type { SiteContent } from "~/content/site-content";

/** What staff have set for pages everywhere. An address that they have left empty is undefined, and nothing leads there. */
export type SiteSettingsView = ReturnType<typeof toSiteSettingsView>;

export function toSiteSettingsView({
  storeUrl,
  channelUrl,
  newsletterArchiveUrl,
  receipt,
  privacyOfficer,
}: SiteContent["siteSettings"]) {
  return {
    storeUrl: storeUrl || undefined,
    channelUrl: channelUrl || undefined,
    newsletterArchiveUrl: newsletterArchiveUrl || undefined,
    /** The smallest gift that gets a tax receipt, in cents. */
    receiptMinimumCents: receipt?.minimumCents ?? undefined,
    /** Who answers for privacy; what is left out is the charity's own contact. */
    privacyOfficer: privacyOfficer ? officerView(privacyOfficer) : undefined,
  };
}

type Officer = NonNullable<SiteContent["siteSettings"]["privacyOfficer"]>;
function officerView({ name, office, email, telephone, address }: Officer) {
  return { name, office, email, telephone, address };
}
