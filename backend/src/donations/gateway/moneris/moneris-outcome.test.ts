import { expect, test } from "vitest";
import { cardRemoval, monerisOutcome, parseMonerisReceipt, vaultOutcome } from "./moneris-outcome.ts";
import { writeXml } from "./xml.ts";

const expected = { orderId: "D1", amountCents: 2_500 };
const approval = {
  ReceiptId: "D1",
  ReferenceNum: "660123450010690030",
  ResponseCode: "027",
  AuthCode: "013511",
  Complete: "true",
  Message: "APPROVED           *                    =",
  TransAmount: "25.00",
  TimedOut: "false",
};
const refusal = {
  ReceiptId: "null",
  ResponseCode: "null",
  AuthCode: "null",
  Complete: "false",
  Message: "API token mismatch",
  TransAmount: "null",
};
const outcome = (changes: Record<string, string> = {}) =>
  monerisOutcome(
    parseMonerisReceipt(writeXml("response", { receipt: { ...approval, ...changes } })),
    expected,
  );

test("an approval is complete, below 50, of our order and our sum", () => {
  expect(outcome()).toMatchObject({
    kind: "approved",
    receipt: { responseCode: "027", message: "APPROVED" },
  });
  expect(outcome({ ResponseCode: "000" }).kind).toBe("approved");
  expect(outcome({ ResponseCode: "049" }).kind).toBe("approved");
});

test.each([
  [{ ResponseCode: "050" }, "declined"],
  [{ ResponseCode: "481", AuthCode: "013511" }, "declined"],
  [{ ResponseCode: "null" }, "unknown"],
  [{ ResponseCode: "null", Complete: "false" }, "unknown"],
  [{ ResponseCode: "" }, "unknown"],
  [{ ResponseCode: "27" }, "unknown"],
  [{ ResponseCode: "0" }, "unknown"],
  [{ Complete: "false" }, "unknown"],
  [{ Complete: "null" }, "unknown"],
  [{ TimedOut: "true" }, "unknown"],
  [{ ...refusal, ReceiptId: "Global Error Receipt" }, "unknown"],
  [{ ResponseCode: "null", Message: "Transaction Not Completed Timed Out" }, "unknown"],
  [{ ResponseCode: "null", Message: "Input/Output Error: servlet" }, "unknown"],
  [{ TransAmount: "1.00" }, "mismatch"],
  [{ ReceiptId: "D2" }, "mismatch"],
  [{ ReceiptId: "D2", ResponseCode: "481" }, "unknown"],
  [{ ReceiptId: "null", ResponseCode: "481" }, "declined"],
  [{ ResponseCode: "010", TransAmount: "20.00" }, "mismatch"],
])("%o is %s", (changes, kind) => {
  expect(outcome(changes).kind).toBe(kind);
});

test.each([
  [{}, "not-processed"],
  [{ Message: "Cancelled: Transaction data cannot have empty elements." }, "not-processed"],
  [{ Message: "XML Parse Error in Request: line 1" }, "not-processed"],
  [{ Message: "XML Parse Error in Response: line 1" }, "unknown"],
  [{ Message: "Words that nobody documented" }, "unknown"],
  [{ Message: "Invalid amount" }, "unknown"],
  [{ Message: "null" }, "unknown"],
  [{ Complete: "true" }, "unknown"],
  [{ ReceiptId: "D1" }, "unknown"],
  [{ AuthCode: "013511" }, "unknown"],
])("without a code %o is %s: only a refusal in known words is surely no charge", (changes, kind) => {
  expect(outcome({ ...refusal, ...changes }).kind).toBe(kind);
});

test.each([
  [{}, "not-processed"],
  [{ Message: "Words that nobody documented" }, "unknown"],
  [{ ReceiptId: "D1" }, "unknown"],
  [{ AuthCode: "013511" }, "unknown"],
  [{ TimedOut: "true" }, "unknown"],
  [{ ResponseCode: "989" }, "unknown"],
])("a key that the vault does not have (983) with %o is %s", (changes, kind) => {
  const unknownKey = { ...refusal, ResponseCode: "983", Message: "Can not find previous" };
  expect(outcome({ ...unknownKey, ...changes }).kind).toBe(kind);
});

test("a used order id is told apart, as the charge may be our own", () => {
  const Message = "The transaction was not sent to the host because of a duplicate order id";
  expect(outcome({ ...refusal, Message })).toMatchObject({ kind: "not-processed", duplicateOrder: true });
});

test("no receipt is no outcome", () => {
  expect(monerisOutcome(null, expected).kind).toBe("unknown");
  expect(monerisOutcome(parseMonerisReceipt("<html>down</html>"), expected).kind).toBe("unknown");
});

test.each([
  ["001", "stored"],
  ["943", "not-stored"],
  ["475", "not-stored"],
  ["113", "unknown"],
  ["810", "unknown"],
  ["811", "unknown"],
  ["970", "unknown"],
  ["983", "unknown"],
  ["989", "unknown"],
  ["555", "unknown"],
  ["996", "unknown"],
  ["999", "unknown"],
])("code %s of the vault is %s: trouble of its own is no refusal of the card", (ResponseCode, kind) => {
  const receipt = { ...refusal, Message: "Words", ResponseCode, DataKey: "key", ResSuccess: "true" };
  expect(vaultOutcome(parseMonerisReceipt(writeXml("response", { receipt }))).kind).toBe(kind);
});

// As recorded of older versions of the gateway: the code of an ordinary approval, and what happened in words.
const olderVault = {
  ...refusal,
  DataKey: "key",
  ResponseCode: "027",
  Complete: "true",
  Message: "Successfully registered CC details.",
  ResSuccess: "true",
};
test.each([
  [{}, { kind: "stored", storedCard: "key" }],
  [{ Message: "SUCCESSFULLY REGISTERED CC DETAILS" }, { kind: "stored", storedCard: "key" }],
  [{ DataKey: "null" }, { kind: "unknown", mayBeStored: true }],
  [
    { DataKey: "null", ResponseCode: "001" },
    { kind: "unknown", mayBeStored: true },
  ],
  [{ Message: "null" }, { kind: "unknown", mayBeStored: true }],
  [{ Message: "Not successfully registered" }, { kind: "unknown", mayBeStored: true }],
  [{ ResSuccess: "false" }, { kind: "unknown", mayBeStored: true }],
  [{ TimedOut: "true" }, { kind: "unknown", mayBeStored: true }],
  [{ ResponseCode: "481" }, { kind: "not-stored" }],
  [{ ResponseCode: "null" }, { kind: "unknown", mayBeStored: true }],
])(
  "the vault's older answer with %o says %o: a key and words of success are a card that is stored",
  (changes, says) => {
    const receipt = { ...olderVault, ...changes };
    expect(vaultOutcome(parseMonerisReceipt(writeXml("response", { receipt })))).toMatchObject(says);
  },
);

test.each([
  [{ ResponseCode: "001", ResSuccess: "true", DataKey: "key" }, "removed"],
  [{ ...olderVault, Message: "Successfully deleted CC details." }, "removed"],
  [{ ...olderVault, Message: "Words" }, "unknown"],
  [{ ResponseCode: "001", ResSuccess: "false" }, "unknown"],
  [{ ResponseCode: "001", ResSuccess: "true", TimedOut: "true" }, "unknown"],
  [{ ResponseCode: "983", Message: "Can not find previous" }, "not-there"],
  [{ Message: "Can not find previous" }, "not-there"],
  [{ Message: "Can not find previous", Complete: "true" }, "unknown"],
  [{ ResponseCode: "943", Message: "Words" }, "unknown"],
  [{ Message: "XML Parse Error in Request: line 1" }, "unknown"],
  [{}, "unknown"],
])("of a card that is to leave the vault, %o says that it is %s", (changes, kind) => {
  const receipt = { ...refusal, ...changes };
  expect(cardRemoval(parseMonerisReceipt(writeXml("response", { receipt }))).kind).toBe(kind);
});
