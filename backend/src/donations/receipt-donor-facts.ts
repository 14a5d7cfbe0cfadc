import { namesInForm } from "@pcf/contract/donation/donor-name";
import type { ReceiptDonorValues } from "@pcf/contract/donation/form";

/** The names and the address of a donor as a row keeps them, from a form whose values were found good. */
export const receiptDonorFacts = (values: ReceiptDonorValues) => ({
  ...namesInForm(values),
  address: values.b_add,
  city: values.b_city,
  province: values.b_prov,
  country: values.b_country,
  postalCode: values.b_pcode.toUpperCase(),
});
