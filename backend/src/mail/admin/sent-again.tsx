import type { DefaultServerCellComponentProps, Payload, UIFieldServerComponent } from "payload";
import type { Outbox } from "../../payload-types.ts";
import { mailStates } from "../mail.ts";
import { mailWithKey, newestResend, rootKey } from "../resend-mail.ts";
import { copy } from "./mail-admin-copy.ts";

type Mail = Pick<Outbox, "id" | "key" | "resendOf">;

const address = (payload: Payload, id: number) => `${payload.config.routes.admin}/collections/outbox/${id}`;
const stateOf = ({ state }: Outbox) => mailStates.find(({ value }) => value === state)?.label ?? state;

/** What became of the newest mail by which staff have sent this one again; nothing for one that is the newest itself. */
async function Newest({ mail, payload }: { mail: Mail; payload: Payload }) {
  const newest = await newestResend(payload, rootKey(mail));
  if (!newest || newest.id <= mail.id) return null;
  return (
    <a href={address(payload, newest.id)}>
      {copy.sentAgain}: {stateOf(newest)}
    </a>
  );
}

/**
 * In the list: so that a failed mail that has been dealt with is told from one that has not. On the mail itself the library
 * draws it too, without a row.
 */
export const SentAgainCell = ({ payload, rowData }: Partial<DefaultServerCellComponentProps>) =>
  payload && rowData ? <Newest mail={rowData as Mail} payload={payload} /> : null;

/** On the mail: the way to what it sends again, and to what sends it again. */
export const SentAgain: UIFieldServerComponent = async ({ data, id, payload }) => {
  if (!id) return null;
  const mail: Mail = { id: Number(id), key: String(data.key), resendOf: data.resendOf };
  const first = mail.resendOf ? await mailWithKey(payload, mail.resendOf) : undefined;
  return (
    <div className="field-type">
      {first && (
        <p>
          <a href={address(payload, first.id)}>{copy.first}</a>
        </p>
      )}
      <p>
        <Newest mail={mail} payload={payload} />
      </p>
    </div>
  );
};
