import type { DonationSettings } from "@pcf/contract/donation/donation-settings";
import type { RefObject } from "react";
import { describedBy, FieldError } from "~/ui/field/field";
import { cardWords as copy } from "./card-words";
import "./card-boxes.css";

/** Look of the boxes inside the frame: they are the gateway's, and take their CSS from the address. */
const boxCss = (width: string) =>
  `box-sizing:border-box;width:${width};height:52px;padding:8px 14px;border:2px solid #5d7483;border-radius:6px;font-size:18px;`;
const shortBoxCss = boxCss("144px");
const labelCss = "display:block;padding:10px 0 4px;font-size:16px;line-height:20px;";

type HostedFrameProps = {
  fields: NonNullable<DonationSettings["hostedCardFields"]>;
  cvd: boolean;
  frame: RefObject<HTMLIFrameElement | null>;
  id?: string;
  error?: string | undefined;
};

/** The gateway's own card fields. */
export function HostedFrame({ fields, cvd, frame, id = "hosted_card", error }: HostedFrameProps) {
  const source = new URL(fields.frameUrl);
  const query: Record<string, string> = {
    id: fields.profile,
    css_body: "margin:0;font-family:sans-serif;",
    css_textbox: boxCss("100%"),
    css_textbox_exp: shortBoxCss,
    css_textbox_cvd: shortBoxCss,
    css_input_label: labelCss,
    pmmsg: "true",
    display_labels: "1",
    enable_cc_formatting: "1",
    enable_exp: "1",
    enable_exp_formatting: "1",
    ...(cvd ? { enable_cvd: "1" } : {}),
  };
  for (const [name, value] of Object.entries(query)) source.searchParams.set(name, value);
  return (
    <div className="field" data-invalid={error ? "" : undefined}>
      <p className="field-label">{copy.hosted(cvd)}</p>
      <p className="field-hint">{copy.hostedNote}</p>
      {error && <FieldError id={id} error={error} />}
      <iframe
        id={id}
        ref={frame}
        title={copy.hosted(cvd)}
        src={source.href}
        className="hosted-card"
        data-boxes={cvd ? 3 : 2}
        aria-describedby={describedBy(id, { error })}
      />
    </div>
  );
}
