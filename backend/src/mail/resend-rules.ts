import type { CollectionConfig, Payload } from "payload";
import type { Outbox } from "../payload-types.ts";

type Words = Pick<Outbox, "html" | "text">;

/** What a kind of mail asks for before it is sent again. */
export type ResendRule = {
  /** @throws APIError 409, with words for staff, where the mail is not to be sent again. `to` is a corrected address. */
  refuse(payload: Payload, mail: Outbox, to: string | undefined): Promise<void>;
  /** The words of the mail as they are sent to this address. */
  wordsFor(to: string, mail: Outbox): Words;
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

export const resendRuleOf = ({ collections }: Payload, kind: Outbox["kind"]): ResendRule | undefined =>
  (collections.outbox.config.custom?.resendRules as Rules | undefined)?.[kind];
