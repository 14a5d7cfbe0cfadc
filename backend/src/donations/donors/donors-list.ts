import { provinces } from "@pcf/contract/choices";
import { formatAmount } from "@pcf/contract/donation/amount";
import { staffWho } from "../../access/staff.ts";
import type { OfficeList } from "../../office/lists/office-list.ts";
import { shownDay } from "../../platform/admin/shown-moment.ts";
import { type DonorRow, readDonors } from "./donor-row.ts";
import { findDonors, lapsed } from "./find-donors.ts";
import { monthlyWords, standingWords } from "./monthly-standing.ts";

const dayWords = (day: string | null): string => (day === null ? "" : shownDay(day));

/** Everybody who gives or gave, the most generous first; a person under two addresses once. */
export const donorsList: OfficeList<DonorRow> = {
  path: "/donors",
  isFor: staffWho("read", "donors"),
  name: "donors",
  exported: "donors-exported",
  searchHint: "Name in any order, or email",
  empty: "No donor fits this.",
  firstSort: { key: "total", descending: true },
  filters: [
    {
      key: "monthly",
      label: "Monthly gift",
      choices: () =>
        Promise.resolve([
          { value: "any", label: "Has one" },
          ...Object.entries(standingWords).map(([value, label]) => ({ value, label })),
          { value: lapsed, label: "Gave monthly once, now no longer" },
          { value: "never", label: "Never had one" },
        ]),
    },
    {
      key: "province",
      label: "Province",
      choices: () => Promise.resolve(provinces.map(({ code, name }) => ({ value: code, label: name }))),
    },
    { key: "since", label: "Gave since", isDay: true },
    { key: "before", label: "Last gave before", isDay: true },
  ],
  columns: [
    {
      key: "name",
      label: "Name",
      text: ({ name }) => name,
      path: ({ id }) => `/donors/${id}`,
      isSortable: true,
    },
    {
      key: "place",
      label: "Place",
      text: ({ city, province }) => [city, province].filter(Boolean).join(", "),
    },
    { key: "gifts", label: "Gifts", text: ({ gifts }) => String(gifts), isNumber: true },
    {
      key: "total",
      label: "Total",
      text: ({ totalCents }) => formatAmount(totalCents),
      inFile: ({ totalCents }) => totalCents / 100,
      isNumber: true,
      isSortable: true,
    },
    {
      key: "first",
      label: "Since",
      text: ({ firstDay }) => dayWords(firstDay),
      isDay: true,
      inFile: ({ firstDay }) => firstDay ?? "",
      isSortable: true,
    },
    {
      key: "last",
      label: "Last gift",
      text: ({ lastDay }) => dayWords(lastDay),
      isDay: true,
      inFile: ({ lastDay }) => lastDay ?? "",
      isSortable: true,
    },
    {
      key: "monthly",
      label: "Monthly gift",
      text: monthlyWords,
      tone: ({ monthly }) => {
        if (monthly === "active") return "good";
        if (monthly === "failing") return "waits";
        return monthly === null ? undefined : "off";
      },
    },
    { key: "email", label: "Email", text: ({ email }) => email, isExtra: true },
  ],
  find: findDonors,
  read: readDonors,
};
