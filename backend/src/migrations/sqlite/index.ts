import * as migration_20260101_000000_init from './20260101_000000_init.ts';
import * as migration_20261122_173403_search_words_and_missed_searches from './20261122_173403_search_words_and_missed_searches.ts';
import * as migration_20261122_181449_drawings from './20261122_181449_drawings.ts';
import * as migration_20261122_221946_log_sign_in_and_privacy from './20261122_221946_log_sign_in_and_privacy.ts';
import * as migration_20261123_005622_trash from './20261123_005622_trash.ts';
import * as migration_20261123_041847_monthly_billing from './20261123_041847_monthly_billing.ts';
import * as migration_20261123_043918_refunds from './20261123_043918_refunds.ts';
import * as migration_20261123_045141_my_gifts from './20261123_045141_my_gifts.ts';
import * as migration_20261123_054846_change_monthly_gifts from './20261123_054846_change_monthly_gifts.ts';
import * as migration_20261123_055519_pause_monthly_gifts from './20261123_055519_pause_monthly_gifts.ts';
import * as migration_20261123_084206_picture_of_signature from './20261123_084206_picture_of_signature.ts';
import * as migration_20261123_085915_meeting_changes from './20261123_085915_meeting_changes.ts';
import * as migration_20261123_090541_who_gives from './20261123_090541_who_gives.ts';
import * as migration_20261123_091006_group_leaders from './20261123_091006_group_leaders.ts';
import * as migration_20261123_144145_form_replies from './20261123_144145_form_replies.ts';
import * as migration_20261123_151000_card_changes from './20261123_151000_card_changes.ts';
import * as migration_20261123_151523_list_left from './20261123_151523_list_left.ts';
import * as migration_20261123_175002_tribute_columns from './20261123_175002_tribute_columns.ts';
import * as migration_20261124_135204_receipt_gift from './20261124_135204_receipt_gift.ts';
import * as migration_20261127_020302_staff_ecards_events_signups from './20261127_020302_staff_ecards_events_signups.ts';
import * as migration_20261127_084806_feeds from './20261127_084806_feeds.ts';
import * as migration_20261127_161125_features_in_order from './20261127_161125_features_in_order.ts';
import * as migration_20261127_190545_giving_choices from './20261127_190545_giving_choices.ts';
import * as migration_20261127_235844_office_first from './20261127_235844_office_first.ts';
import * as migration_20261128_020854_gifts_not_by_card from './20261128_020854_gifts_not_by_card.ts';
import * as migration_20261128_021405_monthly_screens_and_refund_requests from './20261128_021405_monthly_screens_and_refund_requests.ts';
import * as migration_20261128_021709_receipts_by_post_and_thank_you_texts from './20261128_021709_receipts_by_post_and_thank_you_texts.ts';
import * as migration_20261128_043054_home_and_menu_as_drafts from './20261128_043054_home_and_menu_as_drafts.ts';
import * as migration_20261128_060509_words_under_amounts_and_urgent_help from './20261128_060509_words_under_amounts_and_urgent_help.ts';
import * as migration_20261128_125224_moving_in from './20261128_125224_moving_in.ts';
import * as migration_20261128_171041_facts_words_votes_booklets from './20261128_171041_facts_words_votes_booklets.ts';
import * as migration_20261128_190100_video_chapters from './20261128_190100_video_chapters.ts';
import * as migration_20261129_064733_returned_by_bank from './20261129_064733_returned_by_bank.ts';
import * as migration_20261129_170149_receipts_of_a_year from './20261129_170149_receipts_of_a_year.ts';

export const migrations = [
  { up: migration_20260101_000000_init.up, down: migration_20260101_000000_init.down, name: '20260101_000000_init' },
  { up: migration_20261122_173403_search_words_and_missed_searches.up, down: migration_20261122_173403_search_words_and_missed_searches.down, name: '20261122_173403_search_words_and_missed_searches' },
  { up: migration_20261122_181449_drawings.up, down: migration_20261122_181449_drawings.down, name: '20261122_181449_drawings' },
  { up: migration_20261122_221946_log_sign_in_and_privacy.up, down: migration_20261122_221946_log_sign_in_and_privacy.down, name: '20261122_221946_log_sign_in_and_privacy' },
  { up: migration_20261123_005622_trash.up, down: migration_20261123_005622_trash.down, name: '20261123_005622_trash' },
  { up: migration_20261123_041847_monthly_billing.up, down: migration_20261123_041847_monthly_billing.down, name: '20261123_041847_monthly_billing' },
  { up: migration_20261123_043918_refunds.up, down: migration_20261123_043918_refunds.down, name: '20261123_043918_refunds' },
  { up: migration_20261123_045141_my_gifts.up, down: migration_20261123_045141_my_gifts.down, name: '20261123_045141_my_gifts' },
  { up: migration_20261123_054846_change_monthly_gifts.up, down: migration_20261123_054846_change_monthly_gifts.down, name: '20261123_054846_change_monthly_gifts' },
  { up: migration_20261123_055519_pause_monthly_gifts.up, down: migration_20261123_055519_pause_monthly_gifts.down, name: '20261123_055519_pause_monthly_gifts' },
  { up: migration_20261123_084206_picture_of_signature.up, down: migration_20261123_084206_picture_of_signature.down, name: '20261123_084206_picture_of_signature' },
  { up: migration_20261123_085915_meeting_changes.up, down: migration_20261123_085915_meeting_changes.down, name: '20261123_085915_meeting_changes' },
  { up: migration_20261123_090541_who_gives.up, down: migration_20261123_090541_who_gives.down, name: '20261123_090541_who_gives' },
  { up: migration_20261123_091006_group_leaders.up, down: migration_20261123_091006_group_leaders.down, name: '20261123_091006_group_leaders' },
  { up: migration_20261123_144145_form_replies.up, down: migration_20261123_144145_form_replies.down, name: '20261123_144145_form_replies' },
  { up: migration_20261123_151000_card_changes.up, down: migration_20261123_151000_card_changes.down, name: '20261123_151000_card_changes' },
  { up: migration_20261123_151523_list_left.up, down: migration_20261123_151523_list_left.down, name: '20261123_151523_list_left' },
  { up: migration_20261123_175002_tribute_columns.up, down: migration_20261123_175002_tribute_columns.down, name: '20261123_175002_tribute_columns' },
  { up: migration_20261124_135204_receipt_gift.up, down: migration_20261124_135204_receipt_gift.down, name: '20261124_135204_receipt_gift' },
  { up: migration_20261127_020302_staff_ecards_events_signups.up, down: migration_20261127_020302_staff_ecards_events_signups.down, name: '20261127_020302_staff_ecards_events_signups' },
  { up: migration_20261127_084806_feeds.up, down: migration_20261127_084806_feeds.down, name: '20261127_084806_feeds' },
  { up: migration_20261127_161125_features_in_order.up, down: migration_20261127_161125_features_in_order.down, name: '20261127_161125_features_in_order' },
  { up: migration_20261127_190545_giving_choices.up, down: migration_20261127_190545_giving_choices.down, name: '20261127_190545_giving_choices' },
  { up: migration_20261127_235844_office_first.up, down: migration_20261127_235844_office_first.down, name: '20261127_235844_office_first' },
  { up: migration_20261128_020854_gifts_not_by_card.up, down: migration_20261128_020854_gifts_not_by_card.down, name: '20261128_020854_gifts_not_by_card' },
  { up: migration_20261128_021405_monthly_screens_and_refund_requests.up, down: migration_20261128_021405_monthly_screens_and_refund_requests.down, name: '20261128_021405_monthly_screens_and_refund_requests' },
  { up: migration_20261128_021709_receipts_by_post_and_thank_you_texts.up, down: migration_20261128_021709_receipts_by_post_and_thank_you_texts.down, name: '20261128_021709_receipts_by_post_and_thank_you_texts' },
  { up: migration_20261128_043054_home_and_menu_as_drafts.up, down: migration_20261128_043054_home_and_menu_as_drafts.down, name: '20261128_043054_home_and_menu_as_drafts' },
  { up: migration_20261128_060509_words_under_amounts_and_urgent_help.up, down: migration_20261128_060509_words_under_amounts_and_urgent_help.down, name: '20261128_060509_words_under_amounts_and_urgent_help' },
  { up: migration_20261128_125224_moving_in.up, down: migration_20261128_125224_moving_in.down, name: '20261128_125224_moving_in' },
  { up: migration_20261128_171041_facts_words_votes_booklets.up, down: migration_20261128_171041_facts_words_votes_booklets.down, name: '20261128_171041_facts_words_votes_booklets' },
  { up: migration_20261128_190100_video_chapters.up, down: migration_20261128_190100_video_chapters.down, name: '20261128_190100_video_chapters' },
  { up: migration_20261129_064733_returned_by_bank.up, down: migration_20261129_064733_returned_by_bank.down, name: '20261129_064733_returned_by_bank' },
  { up: migration_20261129_170149_receipts_of_a_year.up, down: migration_20261129_170149_receipts_of_a_year.down, name: '20261129_170149_receipts_of_a_year' },
];
