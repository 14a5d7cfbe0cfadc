"use client";

import { useAuth, useConfig, useDocumentInfo } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { mayAct } from "../../../access/rights.ts";
import type { User } from "../../../payload-types.ts";
import { reasonProblem } from "../../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { sendAction } from "../../../platform/admin/send-action.ts";
import { TypedField } from "../../../platform/admin/typed-field.tsx";
import { useOwnTitle } from "../../../platform/admin/use-own-title.ts";
import { serialText } from "../receipt-facts.ts";
import { AddressField, filledLines } from "./address-field.tsx";
import { copy } from "./receipt-admin-copy.ts";

/** What staff may do with a receipt, and its number and donor as the title of its page. */
export const ReceiptActions: UIFieldClientComponent = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth<User>();
  const { config } = useConfig();
  const [reason, setReason] = useState("");
  const [name, setName] = useState("");
  const [address, setAddress] = useState("");
  const [moneyBack, setMoneyBack] = useState(false);
  const [status, setStatus] = useState("");
  const number = serialText(Number(savedDocumentData?.serial ?? 0));
  // The library takes the bare number for the title, and where it is that of the row as well, writes "ID".
  useOwnTitle(savedDocumentData && copy.receipt(number, String(savedDocumentData.donorName ?? "")));
  if (!id) return null;
  const base = `${config.routes.api}/receipts/${id}`;
  const inForce = savedDocumentData?.state === "issued";

  const send = async (action: "resend" | "replace" | "cancel", body: object) => {
    const { refused } = await sendAction(`${base}/${action}`, body);
    setStatus(refused ?? copy.done);
  };
  const corrections = () => ({
    reason,
    ...(name.trim() ? { name } : {}),
    ...(filledLines(address).length > 0 ? { address: filledLines(address) } : {}),
  });
  const mayReplace = inForce && mayAct(user?.role, "receipt-replace");
  const mayCancel = inForce && mayAct(user?.role, "receipt-cancel");

  return (
    <div className="field-type" style={{ display: "grid", gap: 12, maxWidth: 520, justifyItems: "start" }}>
      <a href={`${base}/pdf`} target="_blank" rel="noreferrer">
        {copy.open}
      </a>
      {inForce && mayAct(user?.role, "receipt-resend") && (
        <AskFirst
          label={copy.resend}
          question={copy.resendAsk(number)}
          about={copy.resendAbout}
          yes={copy.resendYes}
          onYes={() => send("resend", {})}
        />
      )}
      {(mayReplace || mayCancel) && <TypedField label={copy.reason} value={reason} onType={setReason} />}
      {mayReplace && (
        <>
          <TypedField label={copy.name} value={name} onType={setName} />
          <AddressField label={copy.address} value={address} onType={setAddress} />
        </>
      )}
      {mayCancel && (
        <label style={{ display: "flex", gap: 8, alignItems: "baseline" }}>
          <input
            type="checkbox"
            checked={moneyBack}
            onChange={(event) => setMoneyBack(event.target.checked)}
          />
          {copy.moneyBack}
        </label>
      )}
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
        {mayReplace && (
          <AskFirst
            label={copy.replace}
            primary
            question={copy.replaceAsk(number)}
            about={copy.replaceAbout}
            yes={copy.replaceYes(number)}
            problem={reasonProblem(reason)}
            say={setStatus}
            onYes={() => send("replace", corrections())}
          />
        )}
        {mayCancel && (
          <AskFirst
            label={copy.cancel}
            question={copy.cancelAsk(number)}
            about={[...copy.cancelAbout, moneyBack ? copy.moneyBackAbout : copy.noMoneyBackAbout]}
            yes={copy.cancelYes(number)}
            problem={reasonProblem(reason)}
            say={setStatus}
            onYes={() => send("cancel", { reason, moneyBack })}
          />
        )}
      </div>
      {savedDocumentData && !inForce && <p>{copy.closed}</p>}
      <p role="status">{status}</p>
    </div>
  );
};
