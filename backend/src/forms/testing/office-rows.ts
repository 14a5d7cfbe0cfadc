import type { OfficeRows } from "../../staff/testing/fill-office.ts";

export const officeRows: OfficeRows = [
  [
    "form-submissions",
    {
      reference: "K-TEST0001",
      form: "kit",
      state: "new",
      person: "Ann Reid",
      email: "ann@visitor.example",
      answers: { comment: "My Gleason score is 9" },
    },
  ],
  ["subscribers", { email: "ann@visitor.example", language: "en", state: "pending", source: "kit form" }],
];
