// @vitest-environment happy-dom
import { acts } from "@pcf/contract/donation/my-gifts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { ReceiptAddressForm } from "./receipt-address-form";

afterEach(cleanup);

const reference = "D261120-0123456789";
const typed = { b_giver: "person", b_fname: "Ann", b_lname: "Reid", b_country: "France", b2_fname: "Bo" };
const box = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);

test("the form begins with what stands on the receipts, folded away", () => {
  show(<ReceiptAddressForm reference={reference} typed={typed} asked={null} />);
  expect(document.querySelector("details")?.open).toBe(false);
  expect(document.querySelector<HTMLInputElement>(`#b2_fname-${reference}`)?.value).toBe("Bo");
  expect(box("Country").value).toBe("France");
  expect(screen.queryByLabelText("Legal name of the organization")).toBeNull();
});

test("an organization is asked for its name and its contact, and for no second person", () => {
  show(
    <ReceiptAddressForm reference={reference} typed={{ ...typed, b_giver: "organization" }} asked={null} />,
  );
  expect(box("Legal name of the organization").name).toBe("b_org");
  expect(document.querySelector('[name="b2_fname"]')).toBeNull();
});

test("what is to be mended is open, with what was typed and why, and the first such field has the focus", () => {
  const wrong = { b_lname: "This field is required", b_pcode: "Enter a Canadian postal code" };
  const asked = { act: acts.receiptDonor, reference, typed: { ...typed, b_lname: "" }, wrong };
  show(<ReceiptAddressForm reference={reference} typed={typed} asked={asked} />);
  expect(document.querySelector("details")?.open).toBe(true);
  expect(document.activeElement?.id).toBe(`b_lname-${reference}`);
  expect(document.getElementById(`b_pcode-${reference}-error`)?.textContent).toContain(wrong.b_pcode);
  cleanup();
  show(<ReceiptAddressForm reference="D261120-0000000000" typed={typed} asked={asked} />);
  expect(document.querySelector("details")?.open).toBe(false);
});
