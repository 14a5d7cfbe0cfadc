import type { SQL } from "@payloadcms/db-sqlite/drizzle";
import type { CollectionConfig, Payload, PayloadRequest } from "payload";
import type { Outbox } from "../payload-types.ts";

type Words = Pick<Outbox, "html" | "text">;

/** What a kind of mail asks for before it is sent again. */
export type ResendRule = {
  /** @throws APIError 409, with words for staff, where the mail is not to be sent again. `to` is a corrected address. */
  refuse(payload: Payload, mail: Outbox, to: string | undefined): Promise<void>;
  /**
   * Holds until the end of the save what the mail may be sent again for, so that nobody ends it in the meantime.
   *
   * @throws APIError 409 as `refuse` does, where it has ended since.
   */
  hold?(save: PayloadRequest, mail: Outbox): Promise<void>;
  /** The words of the mail as they are sent to this address; as they are when left out. */
  wordsFor?(to: string, mail: Outbox): Words;
  /** Which rows of this kind are never to be sent again: none of them waits for staff to do so. */
  isOver?(payload: Payload): SQL | undefined;
};

type Rules = Partial<Record<Outbox["kind"], ResendRule>>;

/** The outbox, with a rule for a kind of mail. */
export const withResendRule = (
  outbox: CollectionConfig,
  kind: Outbox["kind"],
  rule: ResendRule,
): CollectionConfig => ({
  ...outbox,
  custom: { ...outbox.custom, resendRules: { ...(outbox.custom?.resendRules as Rules), [kind]: rule } },
});

const rulesOf = ({ collections }: Payload): Rules =>
  (collections.outbox.config.custom?.resendRules as Rules | undefined) ?? {};

export const resendRuleOf = (payload: Payload, kind: Outbox["kind"]): ResendRule | undefined =>
  rulesOf(payload)[kind];

/** What of each kind that has such a rule is never to be sent again. */
export const overByRule = (payload: Payload): SQL[] =>
  Object.values(rulesOf(payload)).flatMap((rule) => rule.isOver?.(payload) ?? []);
