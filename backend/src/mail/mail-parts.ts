import type { Company } from "@pcf/contract/content/company";
import type { ReactNode } from "react";
import { createElement as h } from "react";
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from "react-email";
import { companyContact } from "../platform/company.ts";

/** Colours and type of every mail. Mail programs know few fonts; sizes suit readers of sixty and over. */
export const look = {
  navy: "#12284b",
  ink: "#22304a",
  soft: "#4a5872",
  cream: "#f6efe1",
  rule: "#ddd3bf",
  sans: '"Atkinson Hyperlegible Next", Verdana, "Segoe UI", Arial, sans-serif',
  serif: 'Fraunces, Georgia, "Times New Roman", serif',
} as const;

const copy = {
  questions: (email: string, phone: string) => `Questions? Write to ${email}\nor call ${phone}.`,
  registration: (number: string) => `Charity registration no. ${number}`,
};

const text = {
  fontFamily: look.sans,
  fontSize: "18px",
  lineHeight: "28px",
  color: look.ink,
  margin: "0 0 18px",
};

/** What would be torn at its hyphens at the end of a line: telephone numbers. */
const untorn = /(\b(?:1-)?\d{3}-\d{3}-\d{4}\b)/;

const unbroken = (words: string): ReactNode =>
  words
    .split(untorn)
    .map((part, index) =>
      index % 2 === 0 ? part : h("span", { key: index, style: { whiteSpace: "nowrap" } }, part),
    );

export const paragraph = (words: ReactNode) =>
  h(Text, { style: text }, typeof words === "string" ? unbroken(words) : words);

/** Words that end with an address to be pressed, which is also to be read, or passed on. */
export const paragraphWithAddress = (words: string, address: string) =>
  paragraph([
    `${words} `,
    h(
      Link,
      { key: "address", href: address, style: { color: look.navy, textDecoration: "underline" } },
      address,
    ),
  ]);

export const heading = (words: string) =>
  h(
    Heading,
    {
      as: "h1",
      style: {
        fontFamily: look.serif,
        fontWeight: 600,
        fontSize: "28px",
        lineHeight: "36px",
        color: look.navy,
        margin: "0 0 18px",
      },
    },
    words,
  );

export const button = (label: string, href: string) =>
  h(
    Section,
    { style: { margin: "8px 0 24px" } },
    h(
      Button,
      {
        href,
        style: {
          backgroundColor: look.navy,
          color: "#ffffff",
          fontFamily: look.sans,
          fontSize: "18px",
          lineHeight: "24px",
          padding: "14px 26px",
          borderRadius: "6px",
        },
      },
      label,
    ),
  );

const cell = {
  fontFamily: look.sans,
  fontSize: "17px",
  lineHeight: "25px",
  padding: "9px 0",
  verticalAlign: "top",
};

/** Facts in two columns, label and value; values keep their line breaks. */
export const factTable = (rows: readonly (readonly [label: string, value: string])[]) =>
  h(
    "table",
    {
      width: "100%",
      cellPadding: 0,
      cellSpacing: 0,
      style: { borderCollapse: "collapse", margin: "0 0 24px", borderTop: `1px solid ${look.rule}` },
    },
    h(
      "tbody",
      null,
      rows.map(([label, value]) =>
        h(
          "tr",
          { key: label, style: { borderBottom: `1px solid ${look.rule}` } },
          h(
            "th",
            {
              scope: "row",
              align: "left",
              style: {
                ...cell,
                color: look.soft,
                fontWeight: 400,
                whiteSpace: "nowrap",
                width: "34%",
                paddingRight: "14px",
              },
            },
            label,
          ),
          h(
            "td",
            {
              style: {
                ...cell,
                color: look.ink,
                whiteSpace: "pre-line" as const,
                overflowWrap: "anywhere" as const,
              },
            },
            value,
          ),
        ),
      ),
    ),
  );

const small = { ...text, fontSize: "15px", lineHeight: "23px", color: look.soft, margin: "0 0 8px" };

/** Says that the colours of a mail are meant for a light ground: mail programs leave them as they are. */
export const lightHead = () =>
  h(
    Head,
    null,
    h("meta", { name: "color-scheme", content: "light" }),
    h("meta", { name: "supported-color-schemes", content: "light" }),
  );

/** The whole mail: who writes on a navy band, the words on white, and how to reach the charity below. */
export function mailDocument({
  company,
  preview,
  why,
  office,
  children,
}: {
  company: Company;
  preview: string;
  why?: string;
  office: string;
  children: ReactNode;
}) {
  const { street, city, province, postalCode } = company.address;
  return h(
    Html,
    { lang: "en-CA" },
    lightHead(),
    h(Preview, null, preview),
    h(
      Body,
      { style: { backgroundColor: look.cream, margin: 0, padding: "24px 12px" } },
      h(
        Container,
        { style: { maxWidth: "600px", width: "100%", backgroundColor: "#ffffff", borderRadius: "10px" } },
        h(
          Section,
          { style: { backgroundColor: look.navy, padding: "22px 28px", borderRadius: "10px 10px 0 0" } },
          h(
            Text,
            {
              style: {
                fontFamily: look.serif,
                fontSize: "21px",
                lineHeight: "28px",
                color: look.cream,
                margin: 0,
              },
            },
            company.name,
          ),
        ),
        h(Section, { style: { padding: "30px 28px 10px" } }, children),
        h(
          Section,
          { style: { padding: "0 28px 24px" } },
          h(Hr, { style: { borderColor: look.rule, margin: "0 0 18px" } }),
          why ? h(Text, { style: small }, why) : null,
          h(
            Text,
            { style: { ...small, whiteSpace: "pre-line" } },
            copy.questions(companyContact(office), companyContact("telTF")),
          ),
          h(
            Text,
            { style: { ...small, margin: 0 } },
            company.name,
            h("br"),
            `${street}, ${city}, ${`${province} ${postalCode}`.replaceAll(" ", "\u00a0")}`,
            h("br"),
            copy.registration(company.charityNumber),
          ),
        ),
      ),
    ),
  );
}
