import { donationMessages as messages } from "@pcf/contract/donation/messages";
import { expect, test } from "vitest";
import { readHostedAnswer } from "./use-hosted-card";

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
