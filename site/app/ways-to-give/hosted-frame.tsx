import type { DonationSettings } from "@pcf/contract/donation/donation-settings";
import type { RefObject } from "react";
import { cardWords as copy } from "./card-words";
import "./card-boxes.css";

/** Look of the boxes inside the frame: they are the gateway's, and take their CSS from the address. */
const boxCss =
  "box-sizing:border-box;width:100%;height:52px;padding:8px 14px;border:2px solid #5d7483;border-radius:6px;font-size:18px;";

type HostedFrameProps = {
  fields: NonNullable<DonationSettings["hostedCardFields"]>;
  cvd: boolean;
  frame: RefObject<HTMLIFrameElement | null>;
  id?: string;
};

/** The gateway's own card fields. */
export function HostedFrame({ fields, cvd, frame, id = "hosted_card" }: HostedFrameProps) {
  const source = new URL(fields.frameUrl);
  const query: Record<string, string> = {
    id: fields.profile,
    css_body: "margin:0;font-family:sans-serif;",
    css_textbox: boxCss,
    pmmsg: "true",
    display_labels: "1",
    enable_cc_formatting: "1",
    enable_exp: "1",
    enable_exp_formatting: "1",
    ...(cvd ? { enable_cvd: "1" } : {}),
  };
  for (const [name, value] of Object.entries(query)) source.searchParams.set(name, value);
  return (
    <div className="field">
      <p className="field-label" id={`${id}-label`}>
        {copy.hosted(cvd)}
      </p>
      <p className="field-hint">{copy.hostedNote}</p>
      <iframe id={id} ref={frame} title={copy.hosted(cvd)} src={source.href} className="hosted-card" />
    </div>
  );
}
