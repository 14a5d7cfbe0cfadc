// @vitest-environment happy-dom
import { donationMessages as messages } from "@pcf/contract/donation/messages";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { HostedFrame, readHostedAnswer } from "./hosted-card";

afterEach(cleanup);

// Nothing is to be fetched here.
const fields = { profile: "ht1", frameUrl: "about:blank" };
const show = (own: { cvd: boolean; error?: string }) =>
  render(<HostedFrame fields={fields} frame={{ current: null }} {...own} />);

test("what is wrong in the payment service's boxes stands beside them too, and describes them", () => {
  show({ cvd: true, error: "Please check the card number" });
  const frame = screen.getByTitle("Card number, expiry date and security code");
  const described = document.getElementById(frame.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toContain("Please check the card number");
});

test("two boxes have less room than three, and a short one for the short answer", () => {
  show({ cvd: false });
  const frame = screen.getByTitle<HTMLIFrameElement>("Card number and expiry date");
  expect(frame.dataset.boxes).toBe("2");
  expect(frame.getAttribute("aria-describedby")).toBeNull();
  expect(new URLSearchParams(frame.src.split("?")[1]).get("css_textbox_exp")).toContain("width:144px");
});

test.each([
  ['{"responseCode":"001","dataKey":"ot-1"}', { dataKey: "ot-1" }],
  ['{"responseCode":["001"],"dataKey":"ot-1"}', { dataKey: "ot-1" }],
  ['{"responseCode":1,"dataKey":"ot-1"}', { dataKey: "ot-1" }],
  ['{"responseCode":["944","943"]}', { message: `${messages.hostedNumber}. ${messages.hostedExpiry}` }],
  ['{"responseCode":"945"}', { message: messages.hostedCvd }],
  ['{"responseCode":"943"}', { message: messages.hostedNumber }],
  [
    '{"responseCode":["943","944","945"]}',
    { message: `${messages.hostedNumber}. ${messages.hostedExpiry}. ${messages.hostedCvd}` },
  ],
  ['{"responseCode":"940"}', { message: messages.cardFieldsSilent }],
  ['{"responseCode":"001"}', { message: messages.cardFieldsSilent }],
])("%s of the gateway's frame is understood", (data, answer) => {
  expect(readHostedAnswer(data)).toEqual(answer);
});

test.each(["alert(1)", '{"type":"other"}', { responseCode: "001", dataKey: "x" }, null])(
  "%s is no answer of the card fields",
  (data) => {
    expect(readHostedAnswer(data)).toBeUndefined();
  },
);
