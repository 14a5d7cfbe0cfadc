"use client";

import { toast, useAuth, useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import * as z from "zod/mini";
import { mayAct } from "../../access/rights.ts";
import type { User } from "../../payload-types.ts";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { sendAction } from "../../platform/admin/send-action.ts";
import { copy } from "./mail-admin-copy.ts";

const answerSchema = z.object({ id: z.string() });

/** The mail as it arrives, and the button that sends it again: as a new mail, to which it then leads. */
export const MailPreview: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo();
  const { user } = useAuth<User>();
  const { config } = useConfig();
  const address = useFormFields(([fields]) => String(fields.to?.value ?? ""));
  const [to, setTo] = useState<string>();
  const [status, setStatus] = useState("");
  const router = useRouter();
  if (!id) return null;
  const base = `${config.routes.api}/outbox/${id}`;

  const resend = async () => {
    setStatus(copy.sending);
    const { refused, answer } = await sendAction(`${base}/resend`, { to: to ?? address });
    setStatus(refused ?? "");
    if (refused !== undefined) return;
    // Said on the page of the new mail, too.
    toast.success(copy.done);
    const sent = answerSchema.safeParse(answer);
    if (sent.success) router.push(`${config.routes.admin}/collections/outbox/${sent.data.id}`);
  };

  return (
    <div className="field-type">
      <iframe
        title={copy.frame}
        src={`${base}/preview`}
        sandbox=""
        style={{ width: "100%", height: 720, border: "1px solid var(--theme-elevation-150)" }}
      />
      {mayAct(user?.role, "mail-resend") && (
        <>
          <p>{copy.resendAbout}</p>
          <div style={{ display: "flex", gap: 16, alignItems: "end", flexWrap: "wrap" }}>
            <label>
              {copy.address}{" "}
              <input type="email" value={to ?? address} onChange={(event) => setTo(event.target.value)} />
            </label>
            <AskFirst
              label={copy.resend}
              question={copy.resendAsk(to ?? address)}
              about={copy.resendSure}
              yes={copy.resendYes}
              onYes={resend}
            />
            <span role="status">{status}</span>
          </div>
        </>
      )}
    </div>
  );
};
