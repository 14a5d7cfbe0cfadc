import { readFileSync } from "node:fs";
import path from "node:path";
import { companySchema } from "@pcf/contract/content/company";
import { expect, test } from "vitest";
import { projectRoot } from "../project-root.ts";
import { sampleFiles } from "./testing/sample-pages.ts";

const companyFile = "site/public/static-data.json";
const companyText = readFileSync(path.join(projectRoot, companyFile), "utf8");
const company = companySchema.parse(JSON.parse(companyText));
const phone = company.contact.find(({ id }) => id === "telTF");

/** People of the groups and of the team have numbers of their own. */
const ownNumbers = /^(support-groups|members)\.json$/;
/** Invented numbers are 555-01xx in every area. */
const inventedNumbers = /(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?01\d{2}/g;
const digits = (number: string | undefined) => number?.replace(/\D/g, "").replace(/^1/, "");

const files = (await sampleFiles.list(".", ".md", ".json")).filter((name) => !ownNumbers.test(name));
const texts = [
  [companyFile, companyText] as const,
  ...files.map((name) => [`seed/${name}`, readFileSync(sampleFiles.path(name), "utf8")] as const),
];

test("the charity is reached by one telephone number, the toll-free one of its company data", () => {
  const others = texts.flatMap(([file, text]) =>
    [...text.matchAll(inventedNumbers)]
      .filter(([number]) => digits(number) !== digits(phone?.value))
      .map(([number]) => `${file}: ${number}`),
  );
  expect(others).toEqual([]);
  expect(company.contact.filter(({ href }) => href.startsWith("tel:"))).toEqual([phone]);
});

test("contact blocks of the sample pages do name it", () => {
  const naming = texts.filter(
    ([file, text]) => file.startsWith("seed/pages/") && text.includes(`phone: ${phone?.value}`),
  );
  expect(naming.map(([file]) => file)).toContain("seed/pages/about-us/contact-us.md");
});
