import { formTexts } from "@pcf/contract/forms/form-texts";
import {
  checkActField,
  checkActs,
  correctionField,
  type GroupCheck,
  groupCheckApi,
  groupCheckParameters,
  groupCheckSchema,
} from "@pcf/contract/group-check";
import { groupCheckPath } from "@pcf/contract/urls";
import type { UnsentCheck } from "../../app/get-support/confirm-group/shown-group-check.ts";
import type { VisitorPage } from "./visitor-page.ts";

/**
 * The page on which a leader confirms the details of a group, by a mailed link. A form that was not taken is rendered once with
 * what was typed.
 */
export const groupCheckPage: VisitorPage<GroupCheck> = {
  path: groupCheckPath,
  api: groupCheckApi,
  parameters: groupCheckParameters,
  schema: groupCheckSchema,
  show: (status, check, posted) => ({
    // The address holds the link: it goes to no other site. Without any referrer browsers hide where a form comes from.
    headers: { "referrer-policy": "same-origin" },
    groupCheck: { status, check, ...(posted && { unsent: unsentOf(posted) }) },
  }),
  // The page is nothing without its link.
  footerFormLeads: "/",
};

function unsentOf(form: FormData): UnsentCheck | undefined {
  const texts = formTexts(form);
  const act = checkActs.find((each) => each === texts[checkActField]);
  return act && { act, link: texts.link ?? "", correction: texts[correctionField] ?? "" };
}
