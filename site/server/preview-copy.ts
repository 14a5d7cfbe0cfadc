import { charityTimeZone } from "@pcf/contract/constants";
import type { PreviewStatus } from "@pcf/contract/content/preview-status";
import { dateFormat } from "@pcf/contract/formats";

const time = (at: string) =>
  dateFormat({ dateStyle: "long", timeStyle: "short", timeZone: charityTimeZone }).format(new Date(at));

export const previewCopy = {
  states: {
    "never-published": "Draft: visitors do not see this yet.",
    published: "Published: this is what visitors see.",
    changed: "Draft: visitors still see what was published last, without these changes.",
    unpublished: "Taken off the site: visitors do not see this any more.",
  } satisfies Record<PreviewStatus["state"], string>,
  publishesAt: (at: string) => `It is published by itself on ${time(at)}, Vancouver time.`,
  unpublishesAt: (at: string) => `It is taken off the site by itself on ${time(at)}, Vancouver time.`,
  expired: "This preview has expired. Open it again from the staff admin.",
  unknown: "There is no such draft.",
  unfinished: "This draft cannot be shown yet. Something that every page needs is still missing:",
  unreachable: "The staff admin cannot be reached at the moment.",
};
