import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FactFeatureClient as FactFeatureClient_3d08bc8165e1b10e6ec4a3195d64d5b6 } from '../../../content/facts/admin/fact-picker.tsx'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowName as RowName_61bec51045da4e5441848a4d1dd35a6a } from '../../../fields/rows/admin/row-name.tsx'
import { ChoiceField as ChoiceField_7a7ba1e7f77c5dc1afe528f55124b383 } from '../../../fields/admin/choice-field.tsx'
import { DayCell as DayCell_4bdff8cb2d73fde033c32f17e932b73a } from '../../../platform/admin/day-cell.tsx'
import { LocalDateField as LocalDateField_67f48c8fadeedf76116dda3fa130fcc6 } from '../../../fields/admin/local-date-field.tsx'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { ReadingGradeField as ReadingGradeField_299f516fd96d25fbd8ca1cc80d6f355c } from '../../../content/admin/reading-grade-field.tsx'
import { VotesField as VotesField_305403d2ebcd0ebf86669968c2bbe4a0 } from '../../../helpful/votes-field.tsx'
import { LinkedFrom as LinkedFrom_1fa669144016306009ec53b1f9a9402d } from '../../../content/uses/admin/linked-from.tsx'
import { History as History_c7ced4f71d0b67ab93f729524dd0cb15 } from '../../../audit/admin/history.tsx'
import { UntitledHeading as UntitledHeading_387c68a246552347407f78b54f6c2a94 } from '../../../office/untitled-heading.tsx'
import { PublishButton as PublishButton_cf6ea02e5a80d4d676ffcc6d8cbee6eb } from '../../../content/preview/publish-button.tsx'
import { UnpublishButton as UnpublishButton_c4c96c8a4d80a302bf89a1c0db04717f } from '../../../content/uses/admin/unpublish-button.tsx'
import { ReviewByCell as ReviewByCell_255d289aa74c2533a48b8b8077f2c6df } from '../../../content/facts/admin/review-by-cell.tsx'
import { CopyToken as CopyToken_71653247677798478b70162d4b04bfa3 } from '../../../content/facts/admin/copy-token.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ZonedDateCell as ZonedDateCell_60f19841fb4fec5860fbe47b01f24e8c } from '../../../fields/admin/zoned-date-cell.tsx'
import { ZonedDateField as ZonedDateField_5ace239d407e1615545a4c219c402d7f } from '../../../fields/admin/zoned-date-field.tsx'
import { GroupReports as GroupReports_7829aa6f15ed9abd884dd2840c65929d } from '../../../groups/admin/group-reports'
import { WaitingCell as WaitingCell_1a32adfda8c1f28cb2d316becc296144 } from '../../../content/waiting-cell.tsx'
import { FileNotice as FileNotice_acf346d795e3833231377c91afd2a614 } from '../../../content/media/admin/file-notice.tsx'
import { CropPreview as CropPreview_095b76e305a555e8efc12911a52ded2e } from '../../../content/media/admin/crop-preview.tsx'
import { FileKindCell as FileKindCell_ae34e856283dc93ff0a42e21c9a3a3ca } from '../../../content/media/admin/file-kind-cell.tsx'
import { GiftScreenLink as GiftScreenLink_fcd6b3812ae23cd68989af80bdaefeb5 } from '../../../donations/gifts/gift-screen-link.tsx'
import { ReadDay as ReadDay_4bdff8cb2d73fde033c32f17e932b73a } from '../../../platform/admin/day-cell.tsx'
import { HistoryCell as HistoryCell_d57b6069c7e3a9156d3abe700bbafec4 } from '../../../donations/gifts/history-field'
import { HistoryField as HistoryField_d57b6069c7e3a9156d3abe700bbafec4 } from '../../../donations/gifts/history-field'
import { MonthlyGiftActions as MonthlyGiftActions_208fb4758972fdc5628714e74b2833f1 } from '../../../donations/monthly/staff/monthly-gift-actions'
import { ReceiptActions as ReceiptActions_ab249dfcc235bbb86bc7aa01e1fdbd62 } from '../../../donations/receipts/staff/receipt-actions'
import { SerialCell as SerialCell_5a0ccc6814ab7bb11ef71091f82d844a } from '../../../donations/receipts/staff/serial-field'
import { SerialField as SerialField_5a0ccc6814ab7bb11ef71091f82d844a } from '../../../donations/receipts/staff/serial-field'
import { PrintedFactsCell as PrintedFactsCell_cf294d9147f6db4172ce4f975d2f02aa } from '../../../donations/receipts/staff/printed-facts-field'
import { PrintedFactsField as PrintedFactsField_cf294d9147f6db4172ce4f975d2f02aa } from '../../../donations/receipts/staff/printed-facts-field'
import { RefundDecision as RefundDecision_4e1dd4f6cce1444ed14f152abdd1ebe9 } from '../../../donations/refunds/admin/refund-decision'
import { AnswersCell as AnswersCell_217a32d7a48e797651d0caea6a521887 } from '../../../forms/admin/answers-field'
import { AnswersField as AnswersField_217a32d7a48e797651d0caea6a521887 } from '../../../forms/admin/answers-field'
import { CurrentPasswordField as CurrentPasswordField_868e224e4be28e0a17b0c81066333d85 } from '../../../staff/passwords/current-password-field.tsx'
import { AccountSection as AccountSection_613597a9622739e54e4eb36c26fff36d } from '../../../staff/second-factor/admin/account-section.tsx'
import { StopEcard as StopEcard_49f060aa5f5325b56094ca11bfba4bbc } from '../../../donations/ecards/stop-ecard'
import { MailPreview as MailPreview_4b29c79c93c576802d3eae9e3ba33443 } from '../../../mail/admin/mail-preview'
import { SentAgain as SentAgain_f60f2ba3a6a18cbff903eb5640d8c5dd } from '../../../mail/admin/sent-again.tsx'
import { SentAgainCell as SentAgainCell_f60f2ba3a6a18cbff903eb5640d8c5dd } from '../../../mail/admin/sent-again.tsx'
import { AboutCell as AboutCell_623958e9ad80fc95795738deefebfb3e } from '../../../audit/admin/line-cells.tsx'
import { AboutRecord as AboutRecord_623958e9ad80fc95795738deefebfb3e } from '../../../audit/admin/line-cells.tsx'
import { DetailCell as DetailCell_623958e9ad80fc95795738deefebfb3e } from '../../../audit/admin/line-cells.tsx'
import { AlwaysOnSite as AlwaysOnSite_cf6ea02e5a80d4d676ffcc6d8cbee6eb } from '../../../content/preview/publish-button.tsx'
import { SignaturePictureField as SignaturePictureField_9da7e65a44b5ed1e6de105bdc7a2a3c1 } from '../../../donations/receipts/signature/signature-picture-field.tsx'
import { GivingChoiceRow as GivingChoiceRow_49a3e8ddf03ab0966251282b695c2cfc } from '../../../donations/record/giving-choice-row.tsx'
import { FeedPanel as FeedPanel_15fae4af76de4cbe2aa2fc784395f8bf } from '../../../feeds/admin/feed-panel.tsx'
import { LeadToSecondFactor as LeadToSecondFactor_2a7251cac5c2512663e9157e7ba79eee } from '../../../staff/second-factor/admin/lead-to-second-factor.tsx'
import { OfficeIcon as OfficeIcon_b2ecea55c6834f84436cea30409f6097 } from '../../../office/brand.tsx'
import { OfficeLogo as OfficeLogo_b2ecea55c6834f84436cea30409f6097 } from '../../../office/brand.tsx'
import { HelpAction as HelpAction_570e0dfe475b93419c6a324530c0e38e } from '../../../office/help/help-action.tsx'
import { SearchAction as SearchAction_e140e6eed383865a58ad41c8e39e22e1 } from '../../../office/search/search-action.tsx'
import { ChoosePasswordNotice as ChoosePasswordNotice_b8ec24dd78feb8e6b4f0053eef6e3fc4 } from '../../../staff/choose-password-notice.tsx'
import { RecentNotice as RecentNotice_7a5ead7f8260419abdaca716425bb4d4 } from '../../../donations/money/recent-notice.tsx'
import { OfficeMenu as OfficeMenu_5b4f76fb1fc48d9dc0ce1a078a598874 } from '../../../office/office-menu.tsx'
import { NamedParts as NamedParts_b7c1cd70e7dd1fab342d3f051b27f0fd } from '../../../office/named-parts.tsx'
import { TodayView as TodayView_b77952ad11ccf228d3402fdde5455184 } from '../../../office/today-view.tsx'
import { SearchScreen as SearchScreen_78844f806ba7182e7756fe9487fe9518 } from '../../../office/search/search-screen.tsx'
import { HelpScreen as HelpScreen_312fb206cadac603660120d3eab7e81d } from '../../../office/help/help-screen.tsx'
import { HelpChapterScreen as HelpChapterScreen_312fb206cadac603660120d3eab7e81d } from '../../../office/help/help-screen.tsx'
import { ReviewsScreen as ReviewsScreen_9760b363f98371251302cb606fd6a4dd } from '../../../content/admin/reviews-screen.tsx'
import { FactsScreen as FactsScreen_0c19a6c865c3e647bc6492504ded48c8 } from '../../../content/facts/admin/facts-screen.tsx'
import { UnwrittenScreen as UnwrittenScreen_1c4c87ec23d5aef71dc662038750b586 } from '../../../content/admin/unwritten-screen.tsx'
import { BrokenLinksScreen as BrokenLinksScreen_1fcb2364ef7838a794123175c61bb441 } from '../../../content/care/admin/broken-links-screen.tsx'
import { MissingTextsScreen as MissingTextsScreen_7d26d4808f3c15ea38778cad516f5015 } from '../../../content/care/admin/missing-texts-screen.tsx'
import { UnusedMediaScreen as UnusedMediaScreen_ea42255826f797a6605774bf467a13a1 } from '../../../content/care/admin/unused-media-screen.tsx'
import { GroupsScreen as GroupsScreen_bcf96b87877cbdac205d40798942495c } from '../../../groups/admin/groups-screen.tsx'
import { ListScreen as ListScreen_cb1bacd779d1a1338942d592fed96fdf } from '../../../office/lists/list-screen.tsx'
import { EnterScreen as EnterScreen_913c3420c43906c4c91dce9bff3e899b } from '../../../donations/offline/enter-screen.tsx'
import { DepositScreen as DepositScreen_a67702f5c2907f40098cd08fe71b5b46 } from '../../../donations/offline/deposit-screen.tsx'
import { GiftPage as GiftPage_eced27672d0fe53f2199bbff31ec675b } from '../../../donations/gifts/gift-page.tsx'
import { DonorScreen as DonorScreen_b740e71bd9e2f31556e256b85660deff } from '../../../donations/donor-page/donor-screen.tsx'
import { MonthlyScreen as MonthlyScreen_25a033601b157a3f5cc814fd9e8739ad } from '../../../donations/monthly-list/monthly-screen.tsx'
import { BillingScreen as BillingScreen_d1e6771f17f1533a8586270c23df6bc9 } from '../../../donations/billing/billing-screen.tsx'
import { SpellingScreen as SpellingScreen_a4f1d58abcc2ae47c0f692e3ebdad0aa } from '../../../donations/receipts/annual/spelling-screen.tsx'
import { AnnualScreen as AnnualScreen_8d88d4acac095cb3c6075bae488bd27f } from '../../../donations/receipts/annual/annual-screen.tsx'
import { MoneyScreen as MoneyScreen_03037ea9137e532b3b9f75af2055ad74 } from '../../../donations/money/money-screen.tsx'
import { GatewayScreen as GatewayScreen_49e2a3c043b69c01aca23bb243df1206 } from '../../../donations/money/gateway-screen.tsx'
import { RefundsScreen as RefundsScreen_d7d0e9beac15f150d9db04972bb06600 } from '../../../donations/money/refunds-screen.tsx'
import { ComingScreen as ComingScreen_3c038c9a9d57d47769d42c4533f01cee } from '../../../donations/money/coming-screen.tsx'
import { ReceiptsScreen as ReceiptsScreen_8357e7b8bae4f9fa9e2a86b83f58e902 } from '../../../donations/money/receipts-screen.tsx'
import { ThankYouScreen as ThankYouScreen_fbdcac34791f736f8bd0e98b7f1a8778 } from '../../../donations/thanks-desk/thank-you-screen.tsx'
import { ThankYouTextScreen as ThankYouTextScreen_fbdcac34791f736f8bd0e98b7f1a8778 } from '../../../donations/thanks-desk/thank-you-screen.tsx'
import { PostScreen as PostScreen_3c9d4dac729489a72f6a7a146b70257a } from '../../../donations/receipts/post/post-screen.tsx'
import { CardsScreen as CardsScreen_24e1dcf3f8d711864ec13de547cd29ed } from '../../../donations/cards/cards-screen.tsx'
import { PrintCardsScreen as PrintCardsScreen_2869f6e4ecd46b71eac07d66f4ec2619 } from '../../../donations/cards/printed-cards.tsx'
import { EnvelopesScreen as EnvelopesScreen_2869f6e4ecd46b71eac07d66f4ec2619 } from '../../../donations/cards/printed-cards.tsx'
import { AttackScreen as AttackScreen_70ea75a6e4b9f404733b576805fe4ed9 } from '../../../donations/protection/admin/attack-screen.tsx'
import { BlockedScreen as BlockedScreen_0816e69bd2338a8bef6008c7bfaca1ac } from '../../../donations/protection/admin/blocked-screen.tsx'
import { BlockScreen as BlockScreen_e1e7ec32befec44becc718bfa9882d56 } from '../../../donations/protection/admin/block-screen.tsx'
import { KitsScreen as KitsScreen_3248c761d841f606c925c6b2808540e1 } from '../../../forms/kits/kits-screen.tsx'
import { KitCountsScreen as KitCountsScreen_4ca4d171a5f61bb6891e29a522330f20 } from '../../../forms/kits/kit-counts-screen.tsx'
import { MessageScreen as MessageScreen_3f92d518f3ce7267860604ad615e6fe4 } from '../../../forms/messages/message-screen.tsx'
import { MoveInScreen as MoveInScreen_7305627de71f9ded04bbd26d136fba39 } from '../../../move-in/admin/move-in-screen.tsx'
import { SecondFactorView as SecondFactorView_99172517c3836b85519fc9a1f3908ce0 } from '../../../staff/second-factor/admin/second-factor-view.tsx'
import { AccountsScreen as AccountsScreen_dbe93dd807fba3feca16f64c75b418da } from '../../../staff/accounts/admin/accounts-screen.tsx'
import { AccountScreen as AccountScreen_12ad9b95f12f2ab417a0a85db6c2e3b9 } from '../../../staff/accounts/admin/account-screen.tsx'
import { PersonView as PersonView_190574dd33e959435adb8380cb69e6b0 } from '../../../privacy/admin/person-view.tsx'
import { RetentionView as RetentionView_a7a34e9f118659722ef8f81645ab7f1d } from '../../../privacy/admin/retention-view.tsx'
import { MailsScreen as MailsScreen_7b14b0684b979456b259add60fcc40f4 } from '../../../mail/list/mails-screen.tsx'
import { HealthScreen as HealthScreen_fec8d203ffab9bea8f3f6c989774e52a } from '../../../health/health-screen.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/content/facts/admin/fact-picker.tsx#FactFeatureClient": FactFeatureClient_3d08bc8165e1b10e6ec4a3195d64d5b6,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/rows/admin/row-name.tsx#RowName": RowName_61bec51045da4e5441848a4d1dd35a6a,
  "/fields/admin/choice-field.tsx#ChoiceField": ChoiceField_7a7ba1e7f77c5dc1afe528f55124b383,
  "/platform/admin/day-cell.tsx#DayCell": DayCell_4bdff8cb2d73fde033c32f17e932b73a,
  "/fields/admin/local-date-field.tsx#LocalDateField": LocalDateField_67f48c8fadeedf76116dda3fa130fcc6,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/content/admin/reading-grade-field.tsx#ReadingGradeField": ReadingGradeField_299f516fd96d25fbd8ca1cc80d6f355c,
  "/helpful/votes-field.tsx#VotesField": VotesField_305403d2ebcd0ebf86669968c2bbe4a0,
  "/content/uses/admin/linked-from.tsx#LinkedFrom": LinkedFrom_1fa669144016306009ec53b1f9a9402d,
  "/audit/admin/history.tsx#History": History_c7ced4f71d0b67ab93f729524dd0cb15,
  "/office/untitled-heading.tsx#UntitledHeading": UntitledHeading_387c68a246552347407f78b54f6c2a94,
  "/content/preview/publish-button.tsx#PublishButton": PublishButton_cf6ea02e5a80d4d676ffcc6d8cbee6eb,
  "/content/uses/admin/unpublish-button.tsx#UnpublishButton": UnpublishButton_c4c96c8a4d80a302bf89a1c0db04717f,
  "/content/facts/admin/review-by-cell.tsx#ReviewByCell": ReviewByCell_255d289aa74c2533a48b8b8077f2c6df,
  "/content/facts/admin/copy-token.tsx#CopyToken": CopyToken_71653247677798478b70162d4b04bfa3,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/admin/zoned-date-cell.tsx#ZonedDateCell": ZonedDateCell_60f19841fb4fec5860fbe47b01f24e8c,
  "/fields/admin/zoned-date-field.tsx#ZonedDateField": ZonedDateField_5ace239d407e1615545a4c219c402d7f,
  "/groups/admin/group-reports#GroupReports": GroupReports_7829aa6f15ed9abd884dd2840c65929d,
  "/content/waiting-cell.tsx#WaitingCell": WaitingCell_1a32adfda8c1f28cb2d316becc296144,
  "/content/media/admin/file-notice.tsx#FileNotice": FileNotice_acf346d795e3833231377c91afd2a614,
  "/content/media/admin/crop-preview.tsx#CropPreview": CropPreview_095b76e305a555e8efc12911a52ded2e,
  "/content/media/admin/file-kind-cell.tsx#FileKindCell": FileKindCell_ae34e856283dc93ff0a42e21c9a3a3ca,
  "/donations/gifts/gift-screen-link.tsx#GiftScreenLink": GiftScreenLink_fcd6b3812ae23cd68989af80bdaefeb5,
  "/platform/admin/day-cell.tsx#ReadDay": ReadDay_4bdff8cb2d73fde033c32f17e932b73a,
  "/donations/gifts/history-field#HistoryCell": HistoryCell_d57b6069c7e3a9156d3abe700bbafec4,
  "/donations/gifts/history-field#HistoryField": HistoryField_d57b6069c7e3a9156d3abe700bbafec4,
  "/donations/monthly/staff/monthly-gift-actions#MonthlyGiftActions": MonthlyGiftActions_208fb4758972fdc5628714e74b2833f1,
  "/donations/receipts/staff/receipt-actions#ReceiptActions": ReceiptActions_ab249dfcc235bbb86bc7aa01e1fdbd62,
  "/donations/receipts/staff/serial-field#SerialCell": SerialCell_5a0ccc6814ab7bb11ef71091f82d844a,
  "/donations/receipts/staff/serial-field#SerialField": SerialField_5a0ccc6814ab7bb11ef71091f82d844a,
  "/donations/receipts/staff/printed-facts-field#PrintedFactsCell": PrintedFactsCell_cf294d9147f6db4172ce4f975d2f02aa,
  "/donations/receipts/staff/printed-facts-field#PrintedFactsField": PrintedFactsField_cf294d9147f6db4172ce4f975d2f02aa,
  "/donations/refunds/admin/refund-decision#RefundDecision": RefundDecision_4e1dd4f6cce1444ed14f152abdd1ebe9,
  "/forms/admin/answers-field#AnswersCell": AnswersCell_217a32d7a48e797651d0caea6a521887,
  "/forms/admin/answers-field#AnswersField": AnswersField_217a32d7a48e797651d0caea6a521887,
  "/staff/passwords/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_868e224e4be28e0a17b0c81066333d85,
  "/staff/second-factor/admin/account-section.tsx#AccountSection": AccountSection_613597a9622739e54e4eb36c26fff36d,
  "/donations/ecards/stop-ecard#StopEcard": StopEcard_49f060aa5f5325b56094ca11bfba4bbc,
  "/mail/admin/mail-preview#MailPreview": MailPreview_4b29c79c93c576802d3eae9e3ba33443,
  "/mail/admin/sent-again.tsx#SentAgain": SentAgain_f60f2ba3a6a18cbff903eb5640d8c5dd,
  "/mail/admin/sent-again.tsx#SentAgainCell": SentAgainCell_f60f2ba3a6a18cbff903eb5640d8c5dd,
  "/audit/admin/line-cells.tsx#AboutCell": AboutCell_623958e9ad80fc95795738deefebfb3e,
  "/audit/admin/line-cells.tsx#AboutRecord": AboutRecord_623958e9ad80fc95795738deefebfb3e,
  "/audit/admin/line-cells.tsx#DetailCell": DetailCell_623958e9ad80fc95795738deefebfb3e,
  "/content/preview/publish-button.tsx#AlwaysOnSite": AlwaysOnSite_cf6ea02e5a80d4d676ffcc6d8cbee6eb,
  "/donations/receipts/signature/signature-picture-field.tsx#SignaturePictureField": SignaturePictureField_9da7e65a44b5ed1e6de105bdc7a2a3c1,
  "/donations/record/giving-choice-row.tsx#GivingChoiceRow": GivingChoiceRow_49a3e8ddf03ab0966251282b695c2cfc,
  "/feeds/admin/feed-panel.tsx#FeedPanel": FeedPanel_15fae4af76de4cbe2aa2fc784395f8bf,
  "/staff/second-factor/admin/lead-to-second-factor.tsx#LeadToSecondFactor": LeadToSecondFactor_2a7251cac5c2512663e9157e7ba79eee,
  "/office/brand.tsx#OfficeIcon": OfficeIcon_b2ecea55c6834f84436cea30409f6097,
  "/office/brand.tsx#OfficeLogo": OfficeLogo_b2ecea55c6834f84436cea30409f6097,
  "/office/help/help-action.tsx#HelpAction": HelpAction_570e0dfe475b93419c6a324530c0e38e,
  "/office/search/search-action.tsx#SearchAction": SearchAction_e140e6eed383865a58ad41c8e39e22e1,
  "/staff/choose-password-notice.tsx#ChoosePasswordNotice": ChoosePasswordNotice_b8ec24dd78feb8e6b4f0053eef6e3fc4,
  "/donations/money/recent-notice.tsx#RecentNotice": RecentNotice_7a5ead7f8260419abdaca716425bb4d4,
  "/office/office-menu.tsx#OfficeMenu": OfficeMenu_5b4f76fb1fc48d9dc0ce1a078a598874,
  "/office/named-parts.tsx#NamedParts": NamedParts_b7c1cd70e7dd1fab342d3f051b27f0fd,
  "/office/today-view.tsx#TodayView": TodayView_b77952ad11ccf228d3402fdde5455184,
  "/office/search/search-screen.tsx#SearchScreen": SearchScreen_78844f806ba7182e7756fe9487fe9518,
  "/office/help/help-screen.tsx#HelpScreen": HelpScreen_312fb206cadac603660120d3eab7e81d,
  "/office/help/help-screen.tsx#HelpChapterScreen": HelpChapterScreen_312fb206cadac603660120d3eab7e81d,
  "/content/admin/reviews-screen.tsx#ReviewsScreen": ReviewsScreen_9760b363f98371251302cb606fd6a4dd,
  "/content/facts/admin/facts-screen.tsx#FactsScreen": FactsScreen_0c19a6c865c3e647bc6492504ded48c8,
  "/content/admin/unwritten-screen.tsx#UnwrittenScreen": UnwrittenScreen_1c4c87ec23d5aef71dc662038750b586,
  "/content/care/admin/broken-links-screen.tsx#BrokenLinksScreen": BrokenLinksScreen_1fcb2364ef7838a794123175c61bb441,
  "/content/care/admin/missing-texts-screen.tsx#MissingTextsScreen": MissingTextsScreen_7d26d4808f3c15ea38778cad516f5015,
  "/content/care/admin/unused-media-screen.tsx#UnusedMediaScreen": UnusedMediaScreen_ea42255826f797a6605774bf467a13a1,
  "/groups/admin/groups-screen.tsx#GroupsScreen": GroupsScreen_bcf96b87877cbdac205d40798942495c,
  "/office/lists/list-screen.tsx#ListScreen": ListScreen_cb1bacd779d1a1338942d592fed96fdf,
  "/donations/offline/enter-screen.tsx#EnterScreen": EnterScreen_913c3420c43906c4c91dce9bff3e899b,
  "/donations/offline/deposit-screen.tsx#DepositScreen": DepositScreen_a67702f5c2907f40098cd08fe71b5b46,
  "/donations/gifts/gift-page.tsx#GiftPage": GiftPage_eced27672d0fe53f2199bbff31ec675b,
  "/donations/donor-page/donor-screen.tsx#DonorScreen": DonorScreen_b740e71bd9e2f31556e256b85660deff,
  "/donations/monthly-list/monthly-screen.tsx#MonthlyScreen": MonthlyScreen_25a033601b157a3f5cc814fd9e8739ad,
  "/donations/billing/billing-screen.tsx#BillingScreen": BillingScreen_d1e6771f17f1533a8586270c23df6bc9,
  "/donations/receipts/annual/spelling-screen.tsx#SpellingScreen": SpellingScreen_a4f1d58abcc2ae47c0f692e3ebdad0aa,
  "/donations/receipts/annual/annual-screen.tsx#AnnualScreen": AnnualScreen_8d88d4acac095cb3c6075bae488bd27f,
  "/donations/money/money-screen.tsx#MoneyScreen": MoneyScreen_03037ea9137e532b3b9f75af2055ad74,
  "/donations/money/gateway-screen.tsx#GatewayScreen": GatewayScreen_49e2a3c043b69c01aca23bb243df1206,
  "/donations/money/refunds-screen.tsx#RefundsScreen": RefundsScreen_d7d0e9beac15f150d9db04972bb06600,
  "/donations/money/coming-screen.tsx#ComingScreen": ComingScreen_3c038c9a9d57d47769d42c4533f01cee,
  "/donations/money/receipts-screen.tsx#ReceiptsScreen": ReceiptsScreen_8357e7b8bae4f9fa9e2a86b83f58e902,
  "/donations/thanks-desk/thank-you-screen.tsx#ThankYouScreen": ThankYouScreen_fbdcac34791f736f8bd0e98b7f1a8778,
  "/donations/thanks-desk/thank-you-screen.tsx#ThankYouTextScreen": ThankYouTextScreen_fbdcac34791f736f8bd0e98b7f1a8778,
  "/donations/receipts/post/post-screen.tsx#PostScreen": PostScreen_3c9d4dac729489a72f6a7a146b70257a,
  "/donations/cards/cards-screen.tsx#CardsScreen": CardsScreen_24e1dcf3f8d711864ec13de547cd29ed,
  "/donations/cards/printed-cards.tsx#PrintCardsScreen": PrintCardsScreen_2869f6e4ecd46b71eac07d66f4ec2619,
  "/donations/cards/printed-cards.tsx#EnvelopesScreen": EnvelopesScreen_2869f6e4ecd46b71eac07d66f4ec2619,
  "/donations/protection/admin/attack-screen.tsx#AttackScreen": AttackScreen_70ea75a6e4b9f404733b576805fe4ed9,
  "/donations/protection/admin/blocked-screen.tsx#BlockedScreen": BlockedScreen_0816e69bd2338a8bef6008c7bfaca1ac,
  "/donations/protection/admin/block-screen.tsx#BlockScreen": BlockScreen_e1e7ec32befec44becc718bfa9882d56,
  "/forms/kits/kits-screen.tsx#KitsScreen": KitsScreen_3248c761d841f606c925c6b2808540e1,
  "/forms/kits/kit-counts-screen.tsx#KitCountsScreen": KitCountsScreen_4ca4d171a5f61bb6891e29a522330f20,
  "/forms/messages/message-screen.tsx#MessageScreen": MessageScreen_3f92d518f3ce7267860604ad615e6fe4,
  "/move-in/admin/move-in-screen.tsx#MoveInScreen": MoveInScreen_7305627de71f9ded04bbd26d136fba39,
  "/staff/second-factor/admin/second-factor-view.tsx#SecondFactorView": SecondFactorView_99172517c3836b85519fc9a1f3908ce0,
  "/staff/accounts/admin/accounts-screen.tsx#AccountsScreen": AccountsScreen_dbe93dd807fba3feca16f64c75b418da,
  "/staff/accounts/admin/account-screen.tsx#AccountScreen": AccountScreen_12ad9b95f12f2ab417a0a85db6c2e3b9,
  "/privacy/admin/person-view.tsx#PersonView": PersonView_190574dd33e959435adb8380cb69e6b0,
  "/privacy/admin/retention-view.tsx#RetentionView": RetentionView_a7a34e9f118659722ef8f81645ab7f1d,
  "/mail/list/mails-screen.tsx#MailsScreen": MailsScreen_7b14b0684b979456b259add60fcc40f4,
  "/health/health-screen.tsx#HealthScreen": HealthScreen_fec8d203ffab9bea8f3f6c989774e52a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
