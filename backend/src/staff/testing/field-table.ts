/**
 * Every field of every collection and global, by who reads it and who changes it: v(isitors), a(dministrator), e(ditor),
 * d(onor services), f(inance). A new field, collection or global that stands in no row fails the test. Of the office's
 * records one row is really asked for (of accounts that of an administrator); who may change some rows only, such as the own
 * account, counts as one who changes. New documents are what `../access.test.ts` has its table for.
 */
export const fieldTable: Record<string, Record<string, string>> = {
  pages: {
    "vaedf/-": `createdAt updatedAt blocks.accordion.items.html blocks.definitionList.items.html blocks.richText.html blocks.special.html`,
    "vaedf/ae": `_status deletedAt description intro isClinical order title uri blocks.accordion.title blocks.accordion.items.(body title)
      blocks.callToAction.(href label text title tone) blocks.cardGrid.title blocks.cardGrid.cards.(href image text title) blocks.contactBlocks.title
      blocks.contactBlocks.contacts.(email phone text title) blocks.definitionList.(expandable numbers title) blocks.definitionList.items.(body term)
      blocks.downloads.title blocks.downloads.files.(file label note) blocks.drawing.drawing blocks.figure.(caption image) blocks.gallery.title
      blocks.gallery.images.(caption image) blocks.logoGrid.title blocks.logoGrid.logos.(href image name) blocks.quote.(attribution text) blocks.richText.body
      blocks.special.(body part) blocks.table.(caption note) blocks.table.columns.text blocks.table.rows.cells.text blocks.video.(caption video)
      blocks.videoCarousel.(title videos) clinical.(lastReviewed nextReview reviewer) clinical.sources.(publisher title url year)
      frontPageHeroSlide.(description image learnMore title) hero.(image position) meta.(description image title)`,
  },
  facts: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `_status checkedOn deletedAt name reviewBy title unit value source.(page publisher title url year)`,
    "aedf/ae": `owner`,
  },
  stories: {
    "vaedf/-": `createdAt updatedAt story.content`,
    "vaedf/ae": `_status deletedAt order slug title meta.(description image title) story.(body excerpt featuredImage location storyGallery)
      storyHeadings.(description headline subheading)`,
  },
  news: {
    "vaedf/-": `createdAt updatedAt newsField.content`,
    "vaedf/ae": `_status date deletedAt slug title meta.(description image title) newsButtons.(color name url) newsField.(body excerpt newsGallery newsHero)`,
  },
  newsletters: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `_status deletedAt title newslettersACF.(date thumbnail url)`,
  },
  events: {
    "vaedf/-": `createdAt updatedAt event.description event.gallery.(alt media_url sourceUrl srcSet srcSetWebp)`,
    "vaedf/ae": `_status deletedAt slug title event.(allDay body date end excerpt featuredImage location logo timeZone website) event.gallery.(caption image
      media_type video) meta.(description image title)`,
  },
  supportGroups: {
    "vaedf/-": `confirmedOn createdAt updatedAt supportGroupMainContent.learnMore supportGroupMainContent.timeWhenWhereAlso.mailingAddress`,
    "vaedf/ae": `_status cities deletedAt format languages provinces slug supportGroupBlueBoxMessage supportGroupLogo title contacts.(c e name note t t2)
      meeting.(end frequency from holidays monthsOff start timeZone week weekday) meeting.changes.(day end kind note start toDay where)
      supportGroupMainContent.about supportGroupMainContent.googleMapMarker.(lat lng mapUrl) supportGroupMainContent.timeWhenWhereAlso.(address note time w
      when where) supportGroupName.groupName supportGroupOtherLanguages.(available message otherLanguages) supportGroupSocialMedia.(facebook instagram)`,
  },
  faqCategories: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `deletedAt order title`,
  },
  faqs: {
    "vaedf/-": `content createdAt updatedAt`,
    "vaedf/ae": `_status answer category deletedAt order title`,
  },
  glossaryTerms: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `_status alsoCalled definition deletedAt readMore slug term`,
  },
  provinces: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `code deletedAt name`,
  },
  members: {
    "vaedf/-": `createdAt updatedAt memberDescription.biography`,
    "vaedf/ae": `_status deletedAt memberTypes order slug title committies.name committies.committeeMembers.(name title) memberContact.(email tel)
      memberDescription.(about professionalDesignation profilePicture)`,
  },
  memberTypes: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `deletedAt name order parent slug`,
  },
  grantYears: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `_status deletedAt description grantees name slug`,
  },
  grantees: {
    "vaedf/-": `createdAt updatedAt granteeBio.description`,
    "vaedf/ae": `_status deletedAt title granteeBio.(amount biography institution portfolioPicture project title)`,
  },
  videos: {
    "vaedf/-": `captionsUrl createdAt fileUrl transcript updatedAt`,
    "vaedf/ae": `_status captions deletedAt description file playlists poster seconds slug title transcriptBody videoId videoPublishedAt
      chapters.(start title)`,
  },
  playlists: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `deletedAt order playListId slug title`,
  },
  instagramPosts: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `alt caption deletedAt image media_type permalink postId timestamp video waiting children.(alt image media_type video)`,
  },
  "feed-items": {
    "-/-": `createdAt document facts feed goneSince kind sourceId updatedAt`,
  },
  "move-ins": {
    "-/-": `asked createdAt fault finishedAt outcome password progress source startedBy state updatedAt worker`,
  },
  "moved-items": {
    "-/-": `before brought collection createdAt document facts key left there title updatedAt`,
  },
  "move-in-findings": {
    "-/-": `collection createdAt document item key kind run sort there tickedAt tickedBy title updatedAt versions words`,
  },
  media: {
    "aedf/-": `originalName`,
    "vaedf/-": `createdAt filename filesize height mimeType sourceUrl srcSet srcSetWebp thumbnailURL updatedAt url width sizes.jpeg1200.(filename filesize
      height mimeType url width) sizes.jpeg1600.(filename filesize height mimeType url width) sizes.jpeg400.(filename filesize height mimeType url width)
      sizes.jpeg800.(filename filesize height mimeType url width) sizes.webp1200.(filename filesize height mimeType url width) sizes.webp1600.(filename
      filesize height mimeType url width) sizes.webp400.(filename filesize height mimeType url width) sizes.webp800.(filename filesize height mimeType url
      width)`,
    "vaedf/ae": `alt credit deletedAt focalX focalY`,
  },
  drawings: {
    "aedf/-": `originalName`,
    "aedf/ae": `checkedAgainst review.(reviewedOn reviewer)`,
    "vaedf/-": `createdAt filename filesize height mimeType sourceUrl thumbnailURL updatedAt url width`,
    "vaedf/ae": `alt caption deletedAt title legend.text`,
  },
  donations: {
    "-/-": `gateway.dataKey`,
    "adf/-": `adminNote amountCents approvedAt checks createdAt deposit donationArea donationAreaInMails donationType donorKey dueDay firstBillingDay followUp followUpAt followUpFailures giftDay giver history
      humanCheck idempotencyKey method monthlyGift nextCheckAt orderEnd orderId receiptAddress receiptGift receiptName refundedCents returnedByBank revision state updatedAt donor.(address
      city country email firstName lastName mailingList middleInitial organization postalCode province secondFirstName secondLastName secondMiddleInitial
      telephone) entered.(advantageCents advantageDescription appraiser description reference valuedOn) formerSystem.(fingerprint method number
      receiptCents receiptDay receiptNumber source) gateway.(authCode cardType isoCode issuerId message referenceNum responseCode transDateTime transactionId) tribute.(address city country
      firstName kind lastName message nameOnCard occasion occasionOther postalCode province recipientName sentBehalf title) tributeCard.(email image kind
      message subject)`,
  },
  donors: {
    "adf/-": `city createdAt email firstDay gifts isListed lastDay lastMonthlyDay monthly name notes province sameAs totalCents updatedAt words`,
  },
  deposits: {
    "af/-": `bankCents checkedAt checkedBy createdAt day note reference state updatedAt`,
  },
  "monthly-gifts": {
    "-/-": `dataKey issuerId oldCards`,
    "adf/-": `amountCents amountChangedAt amountReason cardChangedAt cardEnding cardExpiry createdAt donationArea donationAreaInMails email firstBillingDay firstName lastName nextBillingDay
      nextTryDay orderId organization pauseMonths pausedAt resumeDay signUp state stateReason stoppedAt updatedAt`,
  },
  receipts: {
    "adf/-": `advantageCents amountCents closedAt closedBy createdAt donation donorName donorRemovedAt eligibleCents facts giftDay issueDay issueKey pdfSha256 postSince postedAt
      reason replaces reportDueDay reportedAt serial state updatedAt`,
  },
  refunds: {
    "adf/-": `amountCents checks createdAt donation followUp givenBackDay history key nextTurnAt orderId revision sentAt state transaction updatedAt gateway.(message
      referenceNum responseCode transDateTime transactionId)`,
  },
  "refund-requests": {
    "-/-": `openGift`,
    "adf/-": `amountCents answeredAt answeredName askedBy askedName createdAt donation readAt state updatedAt`,
  },
  "thank-you-texts": {
    "ad/-": `closing createdAt mail opening savedBy subject updatedAt`,
  },
  "cards-to-mail": {
    "adf/-": `city createdAt donation orderId recipientName updatedAt`,
    "adf/adf": `mailed mailedOn`,
  },
  blocklist: {
    "adf/-": `createdAt updatedAt`,
    "adf/adf": `expiresAt kind reason value`,
  },
  "protection-counters": {
    "-/-": `count expiresAt key`,
  },
  "used-human-checks": {
    "-/-": `check expiresAt usedFor`,
  },
  "donor-sign-ins": {
    "-/-": `createdAt expiresAt gift link openedAt session updatedAt`,
  },
  "ecard-refusals": {
    "-/-": `address createdAt updatedAt`,
  },
  "form-submissions": {
    "ad/-": `answers assignedTo contentMark createdAt email form group household mailOn mailedAt person reference sender spamReason updatedAt words`,
    "ad/ad": `note state`,
  },
  "group-leaders": {
    "aed/-": `askedFor createdAt updatedAt`,
    "aed/aed": `confirmedOn email group name noMails`,
  },
  subscribers: {
    "ad/-": `confirmedAt confirmedWords consentAt consentWords createdAt email firstName language lastName leftAt passedOnAt passOnAfter passOnNote passOnTries refusedAt sender source state updatedAt`,
  },
  outbox: {
    "adf/-": `aboutCollection aboutId askedBy attempts bouncedAt createdAt html key kind lastError nextAttemptAt replyTo resendOf sentAt state subject text to updatedAt
      wordsRemovedAt attachments.(contentId contentType filename sha256)`,
  },
  "missed-searches": {
    "aedf/-": `count createdAt term updatedAt`,
  },
  "page-votes": {
    "ae/-": `createdAt month no page updatedAt yes`,
  },
  "audit-log": {
    "adf/-": `action at detail label onCollection onId staffId staffName`,
  },
  users: {
    "-/-": `currentPassword hash resetPasswordExpiration resetPasswordRequestedAt resetPasswordToken salt`,
    "a/-": `createdAt secondFactorSince updatedAt sessions.(createdAt expiresAt secondFactorAt)`,
    "a/a": `mustChangePassword role`,
    "a/aedf": `email name`,
  },
  "second-factors": {
    "-/-": `account createdAt lastStep recoveryHashes sealedKey updatedAt`,
  },
  "sign-in-attempts": {
    "-/-": `createdAt expiresAt key tries updatedAt waitUntil`,
  },
  redirects: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `deletedAt from type to.(reference type url)`,
  },
  "payload-kv": {
    "-/-": `data key`,
  },
  "payload-jobs": {
    "a/-": `completedAt createdAt error hasError input meta processing queue taskSlug taskStatus totalTried updatedAt waitUntil log.(completedAt error
      executedAt input output state taskID taskSlug)`,
  },
  "payload-locked-documents": {
    "aedf/-": `createdAt updatedAt`,
    "aedf/aedf": `document globalSlug user`,
  },
  "payload-preferences": {
    "aedf/-": `createdAt updatedAt`,
    "aedf/aedf": `key user value`,
  },
  "payload-migrations": {
    "-/-": `batch createdAt name updatedAt`,
  },
  home: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `_status figures.(label value) initiatives.(href image text title) photo.(caption image) slides.(description image learnMore title) takeAction.(text
      title) takeAction.links.(href label text) vision.(text title)`,
  },
  navigation: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `_status menu.(description href label) menu.children.(href label) menu.children.links.(href label)`,
  },
  booklets: {
    "vaedf/-": `bytes createdAt file largePrint madeFrom section stored updatedAt`,
  },
  annualReport: {
    "aedf/ae": `ownerNote`,
    "vaedf/-": `createdAt updatedAt historical.filesize`,
    "vaedf/ae": `year excess.(amount percent) expenses.total expenses.items.(amount label percent) expenses.items.children.(amount label percent)
      flipbook.(label url) historical.(document url year) revenue.total revenue.items.(amount label percent)`,
  },
  buttsInMotion: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `gallery activities.(image location) activities.links.(title url)`,
  },
  siteSettings: {
    "aedf/ae": `tellKitSenders`,
    "aedf/af": `receipt.(fiscalYearStart placeOfIssue signatory signatoryTitle)`,
    "af/af": `receipt.signature`,
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `calendarWidgetNote channelUrl kitShippingText mailingListDefault newsletterArchiveUrl provinceFirst redirectPauseSeconds storeUrl
      map.(latitude longitude maxZoom zoom) privacyOfficer.(address email name office telephone)`,
    "vaedf/af": `receipt.minimumCents`,
  },
  searchWords: {
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/ae": `rows.(bothWays pagesSay typed)`,
  },
  feeds: {
    "aedf/-": `createdAt updatedAt`,
    "aedf/ae": `postsWaitForText`,
  },
  givingChoices: {
    "aedf/a": `areas.costCentre`,
    "vaedf/-": `createdAt updatedAt`,
    "vaedf/a": `areas.(name nameInMails offeredFrom offeredTo value) impact.(of100 of25 of50) occasions.(name offeredFrom offeredTo value)`,
  },
  "donation-protection": {
    "adf/-": `by createdAt since updatedAt`,
    "adf/adf": `attackMode reason`,
  },
  "payload-jobs-stats": {
    "a/-": `createdAt stats updatedAt`,
  },
};
