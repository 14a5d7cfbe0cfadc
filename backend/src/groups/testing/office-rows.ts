import type { OfficeRows } from "../../staff/testing/fill-office.ts";

export const officeRows: OfficeRows = [["group-leaders", { name: "Ann Reid", email: "ann@leader.example" }]];
