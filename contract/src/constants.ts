/** Business constants of the product (spec section 9). Times in milliseconds, lengths in pixels or characters. */

export const siteDataMaxAgeMs = 30_000;
export const backToTopThresholdPx = 800;
export const sliderIntervalMs = 5_000;

export const searchPageSize = 8;
export const searchSnippetLength = 250;
export const searchSnippetBefore = 100;
export const searchSnippetAfter = 150;
/** A search term with one of these does not navigate. */
export const searchRejectedCharacters = /[#?*()]/;

export const eventCardDescriptionLength = 250;
export const homeStoryCount = 3;
export const homeEventCount = 3;
export const newslettersInitial = 12;
export const newslettersStep = 3;
export const newsInitial = 6;
export const newsStep = 2;
export const instagramPageSize = 12;
export const instagramScrollingCaptionLength = 550;

export const mapInitialZoom = 4;
export const mapMaxZoom = 9;
export const mapFitPadding = 100;
export const mapMarkerSize = 50;
export const mapLoadRetryDelaysMs = [2, 8, 24] as const;
export const groupScrollDelayMs = 300;
export const groupScrollDurationMs = 1_000;
export const calendarMinHeightPx = 1_000;

export const printDelayMs = 500;
export const donationSubmitDelayMs = 2_000;
export const donationPresetsCents = [2_500, 5_000, 10_000] as const;
export const donationMinimumCents = 1;
export const donationMaximumCents = 10_000_000;
export const receiptMinimumCents = 2_000;
export const tributeCardMinimumCents = 2_000;
export const tributeCardMessageLength = 250;
export const adminNoteLength = 255;
export const expiryYearsOffered = 10;
export const monthlyBillingDay = 15;
/** The charity's clock: billing days and kit days are counted here. */
export const charityTimeZone = "America/Vancouver";
/** The bank's clock: the days on official receipts, and with them the tax years of gifts, are counted here. */
export const bankTimeZone = "America/Toronto";
