import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { giftsMapSchema } from "../gifts-map.ts";

/** The columns of a made-up export, in the words of a usual system. */
export const headings = [
  ...["Donation ID", "Donation Date", "Donation Total", "Currency Code", "Donation Status", "Payment Mode"],
  ...[
    "Type",
    "First Name",
    "Last Name",
    "Company Name",
    "Email Address",
    "Address 1",
    "City",
    "State",
    "Zip",
  ],
  ...["Country", "Phone", "Form Title", "Receipt Number", "Receipt Date", "Payment Gateway", "Comment"],
];

export const mapOfHeadings = giftsMapSchema.parse({
  columns: {
    id: "Donation ID",
    date: "Donation Date",
    amount: "Donation Total",
    currency: "Currency Code",
    status: "Donation Status",
    test: "Payment Mode",
    kind: "Type",
    firstName: "First Name",
    lastName: "Last Name",
    company: "Company Name",
    email: "Email Address",
    address: "Address 1",
    city: "City",
    province: "State",
    postalCode: "Zip",
    country: "Country",
    phone: "Phone",
    area: "Form Title",
    receiptNumber: "Receipt Number",
    receiptDate: "Receipt Date",
    method: "Payment Gateway",
    note: "Comment",
  },
  areas: { "General Donations": "Where it is needed most" },
});

type OldGift = Partial<Record<(typeof headings)[number], string>>;

const usual: OldGift = {
  "Donation Date": "2024-03-05 10:00:00",
  "Donation Total": "50.000000",
  "Currency Code": "CAD",
  "Donation Status": "Complete",
  "Payment Mode": "live",
  "First Name": "Zoë",
  "Last Name": "Łukasz",
  "Email Address": "zoe@donor.example",
  "Address 1": "1 Sample Street",
  City: "Montréal",
  State: "Québec",
  Zip: "h2x1y4",
  Country: "CA",
  "Form Title": "Research",
  "Payment Gateway": "Credit card",
};

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A file of such gifts, each with what is said of it in place of the usual; answers its path. */
export function fileOfGifts(gifts: readonly OldGift[], name = "old gifts.csv"): string {
  const rows = gifts.map((gift) => headings.map((heading) => quoted({ ...usual, ...gift }[heading] ?? "")));
  const lines = [headings.map(quoted), ...rows].map((cells) => cells.join(","));
  const file = path.join(mkdtempSync(path.join(tmpdir(), "old-gifts-")), name);
  writeFileSync(file, `\uFEFF${lines.join("\r\n")}\r\n`);
  return file;
}
