export const companyAddressCopy = { map: "Show on a map", charity: "Charitable registration number" };
