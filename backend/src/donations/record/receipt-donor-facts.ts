import { namesInForm } from "@pcf/contract/donation/donor-name";
import { keptAddress, type ReceiptDonorValues } from "@pcf/contract/donation/form";

/** The names and the address of a donor as a row keeps them, from a form whose values were found good. */
export const receiptDonorFacts = (values: ReceiptDonorValues) => ({
  ...namesInForm(values),
  address: values.b_add,
  city: values.b_city,
  ...keptAddress({ province: values.b_prov, postalCode: values.b_pcode, country: values.b_country }),
  country: values.b_country,
});
