import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { donorStep, emptyDraft, receiptDonorStep, tributeStep } from "./donation/form.ts";
import { answersSchema } from "./forms/answers-schema.ts";
import { contactForm } from "./forms/contact-form.ts";
import type { FormDefinition } from "./forms/form-definition.ts";
import { groupChangeForm } from "./forms/group-change-form.ts";
import { kitForm } from "./forms/kit-form.ts";
import { newsletterForm } from "./forms/newsletter-form.ts";
import { exampleAnswers } from "./forms/testing/example-answers.ts";
import { volunteerForm } from "./forms/volunteer-form.ts";

/** What a form makes of a text in one of its fields: the complaint about it, or the text that it goes on with. */
type Taker = [place: string, take: (typed: string) => { complaint?: string | undefined; kept: unknown }];

const judged = (schema: z.ZodMiniType, values: Record<string, string>, field: string) => {
  const parsed = z.safeParse(schema, values);
  const issue = parsed.error?.issues.find(({ path }) => path[0] === field);
  const kept = parsed.success ? (parsed.data as Record<string, unknown>)[field] : undefined;
  return { complaint: issue?.message, kept };
};
const inForm = (form: FormDefinition, field: string): Taker => [
  `${form.name}, ${field}`,
  (typed) => judged(answersSchema(form.fields), { ...exampleAnswers(form), [field]: typed }, field),
];

const donor = {
  ...{ ...emptyDraft(), b_fname: "Ann", b_lname: "Lee", b_add: "1 Main St", b_city: "Banff", b_prov: "AB" },
  ...{ b_pcode: "T1L 1A1", b_tel: "403-555-0100", b_email: "ann@donor.example" },
};
const tribute = {
  ...{ ...emptyDraft(), otherAmount: "50", gift_kind: "Gift in Honour", h_fname: "Ann", h_lname: "Lee" },
  ...{ h_add: "1 Main St", h_city: "Banff", h_prov: "AB", h_pcode: "T1L 1A1", e_card_subject: "For you" },
};
const asDonor = (field: string): Taker => [
  `donation, ${field}`,
  (typed) => judged(donorStep, { ...donor, [field]: typed }, field),
];
const onReceipt = (field: string): Taker => [
  `Your gifts, ${field}`,
  (typed) => judged(receiptDonorStep, { ...donor, [field]: typed }, field),
];
const inTribute = (gift_type: "letter" | "ecard", field: string): Taker => [
  `${gift_type}, ${field}`,
  (typed) => judged(tributeStep, { ...tribute, gift_type, [field]: typed }, field),
];

function held(takers: Taker[], taken: readonly string[], refused: readonly string[]) {
  test.each(takers)("%s takes what the rule takes", (_, take) => {
    const complaints = taken.map((typed) => [typed, take(typed).complaint]);
    expect(complaints.filter(([, complaint]) => complaint !== undefined)).toEqual([]);
  });
  test.each(takers)("%s refuses what the rule refuses", (_, take) => {
    expect(refused.filter((typed) => take(typed).complaint === undefined)).toEqual([]);
  });
}

describe("a telephone number", () => {
  const takers = [
    ...[inForm(contactForm, "phone"), inForm(volunteerForm, "phone"), inForm(groupChangeForm, "phone")],
    ...[inForm(kitForm, "rktel"), asDonor("b_tel")],
  ];
  held(
    takers,
    [
      ...["604-555-0100 ext. 12", "604-555-0100 x12", "604-555-0100 poste 12", "604-555-0100 #12"],
      ...["604–555–0100", "604‑555‑0100", "604−555−0100", "604—555—0100", "604/555-0100", "604.555.0100"],
      ...[
        "(604) 555-0100",
        "+1 604 555 0100",
        "1-800-555-0100",
        "604 555 0100",
        "604  555\t0100",
        "6045550100",
      ],
      ...["604-555-0100, extension 1234", "604-555-0100 EXT 7", "604-555-0100;ext=12".replace("=", ".")],
      ...[
        "６０４－５５５－０１００",
        "604-555-0100\u200b",
        "\ufeff604-555-0100",
        "+44 20 7946 0958",
        "001 604 555 0100",
      ],
      ...["604-555-0100 local 12", "604-555-0100 loc. 12", "604-555-0100 extn 12", "604-555-0100 ex. 12"],
      ...["Tel.: 604-555-0100", "604-555-0100 (home)", "cell 604-555-0100", "tel:+16045550100"],
    ],
    [
      ...[
        "call me",
        "604-555",
        "ext. 12",
        "604-555-0100 https://evil.example",
        "1".repeat(21),
        "x".repeat(60),
      ],
      ...[
        "604-555-0100 ext.",
        "604-555-0100 www.evil.example",
        "0100 call me any day after five o'clock please",
      ],
    ],
  );
  test.each(takers)("%s goes on with the plain number", (_, take) => {
    expect(take("604\u2013555\u20110100\u00a0 ext.\t12").kept).toBe("604-555-0100 ext. 12");
  });
});

describe("a province", () => {
  held(
    [...[inForm(kitForm, "rkprov"), asDonor("b_prov"), onReceipt("b_prov")], inTribute("letter", "h_prov")],
    [
      ...["Nouveau-Brunswick", "Île-du-Prince-Édouard", "Québec", "B.C.", "QC", "qc", "Quebec", "QUÉBEC"],
      ...["Colombie-Britannique", "Nouvelle-Écosse", "Terre-Neuve-et-Labrador", "Territoires du Nord-Ouest"],
      ...["P.E.I.", "Ile du Prince Edouard", "Î.-P.-É.", "N.-B.", "C.-B.", "T.N.-O.", "N.-É.", "T.-N.-L."],
      ...[
        "Newfoundland & Labrador",
        "Nfld.",
        "N.W.T.",
        "Sask.",
        "Ont.",
        "Alta",
        "Qué.",
        "P.Q.",
        "Man.",
        "NU",
      ],
      ...["Ontario, Canada", "Ontario (ON)", "ON - Ontario", "Province of Ontario", "British\u00a0Columbia"],
      ...["British  Columbia", "ＢＣ", "Prince Edward Island", "Yukon Territory", "nunavut", " Yukon\t"],
    ],
    ["Washington", "WA", "Bayern", "Canada", "ABC", "B1C", "12", "Northern Quebec Region"],
  );
  test("of a kit is kept by its name", () => {
    expect(inForm(kitForm, "rkprov")[1]("Î.-P.-É.").kept).toBe("Prince Edward Island");
  });
});

describe("a postal code", () => {
  const takers = [
    ...[inForm(kitForm, "rkpcode"), asDonor("b_pcode"), onReceipt("b_pcode")],
    inTribute("letter", "h_pcode"),
  ];
  held(
    takers,
    [
      ...["V6B 1A1", "v6b1a1", "V6B-1A1", "V6B\u00a01A1", "V6B  1A1", "V6B–1A1", "V6B\t1A1", " V6B 1A1\n"],
      ...[
        "V6B—1A1",
        "V6B\u20111A1",
        "V6B\u202f1A1",
        "V6B\u200b1A1",
        "Ｖ６Ｂ　１Ａ１",
        "V6B - 1A1",
        "V6B.1A1",
      ],
      ...["v6b 1a1", "V 6 B 1 A 1", "\ufeffV6B 1A1", "V6B\u20091A1"],
    ],
    [
      "V6B",
      "D4P 0A1",
      "W4P 0A1",
      "SW1A 1AA",
      "98225",
      "98225-1234",
      "V6B 1A",
      "V6B 1A1 1",
      "V6B/1A1",
      "KKK AOB",
    ],
  );
  test.each(takers)(
    "%s says which letter was typed for a number, and which number for a letter",
    (_, take) => {
      const words = (typed: string) => take(typed).complaint;
      const sentence = (place: string, kind: string, is: string, other: string, meant: string) =>
        `The ${place} character of the postal code is the ${kind} ${is}. It looks like it should be the ${other} ${meant}.`;
      expect(words("K1A OB1")).toBe(sentence("fourth", "letter", "O", "number", "0"));
      expect(words("kia-0b1")).toBe(sentence("second", "letter", "I", "number", "1"));
      expect(words("KLA0B1")).toBe(sentence("second", "letter", "L", "number", "1"));
      expect(words("K1A 0BI")).toBe(sentence("sixth", "letter", "I", "number", "1"));
      expect(words("VSB 1A1")).toBe(sentence("second", "letter", "S", "number", "5"));
      expect(words("51A 1A1")).toBe(sentence("first", "number", "5", "letter", "S"));
      expect(words("V61 1A1")).toBe(sentence("third", "number", "1", "letter", "L"));
      expect(words("KIA OBO")).toBe(
        [
          sentence("second", "letter", "I", "number", "1"),
          sentence("fourth", "letter", "O", "number", "0"),
          sentence("sixth", "letter", "O", "number", "0"),
        ].join(" "),
      );
    },
  );
});

describe("an email address", () => {
  const takers = [
    ...[contactForm, volunteerForm, groupChangeForm, newsletterForm].map((form) => inForm(form, "email")),
    ...[inForm(kitForm, "rkemail"), asDonor("b_email"), inTribute("ecard", "e_card_email")],
  ];
  const local64 = "a".repeat(64);
  held(
    takers,
    [
      ..."!#$%&'*+/=?^_`{|}~-".split("").map((sign) => `ann${sign}lee@mail.example`),
      ...["o'brien@mail.example", "a&b@mail.example", "a.b.c@mail.example", `${local64}@mail.example`],
      ...[
        "name@sub.reader-one.example",
        "name@xn--bcher-kva.example",
        "name@bücher.example",
        "Name@MAIL.EXAMPLE",
      ],
      ...[
        "\u00a0ann@mail.example ",
        "ann@mail.example\u200b",
        "ann＠mail.example",
        "mailto:ann@mail.example",
      ],
      ...["<ann@mail.example>", "o’brien@mail.example", "ann@пример.рф", "1@1.example", "_@mail.example"],
    ],
    [
      ...["ann.example", "ann@", "@mail.example", "ann@mail", "ann@mail..example", "ann..lee@mail.example"],
      ...[".ann@mail.example", "ann.@mail.example", `${local64}a@mail.example`, "name@reader-.example"],
      ...["name@-reader.example", `name@${"a".repeat(64)}.example`, "ann lee@mail.example", "ann@mail.1"],
      ...[
        "ann@mail_box.example",
        "ann@mail.example, bo@mail.example",
        '"ann"@mail.example',
        "ann@[127.0.0.1]",
      ],
      ...[
        "ann@127.0.0.1",
        "ann(lee)@mail.example",
        "ann@mail.example/path",
        "ann@mail.e",
        "zoë@mail.example",
      ],
      `name@${Array.from({ length: 5 }, () => "a".repeat(60)).join(".")}.example`,
    ],
  );
  test.each(takers)("%s goes on with the domain as the network has it", (_, take) => {
    expect(take("Zoe@B\u00dcCHER.example").kept).toBe("Zoe@xn--bcher-kva.example");
    // A sign that lengthens a vowel of Japanese, and no dash.
    expect(take("info@スーパー.example").kept).toBe("info@xn--zck5b0gb.example");
    expect(take("o\u2019brien@mail.example").kept).toBe("o'brien@mail.example");
  });
  test.each(takers)("%s says why letters with accents are refused", (_, take) => {
    expect(take("zoë@mail.example").complaint).toMatch(
      /^The email must be a valid email address\. Letters with accents/,
    );
    expect(take("zoe@mail").complaint).toBe("The email must be a valid email address.");
  });
});

describe("a line of text", () => {
  const takers = [
    ...[inForm(contactForm, "full_name"), inForm(kitForm, "rkadd"), asDonor("b_add"), onReceipt("b_add")],
    inTribute("letter", "h_add"),
  ];
  test.each(takers)("%s goes on without what cannot be seen, and with what people really have", (_, take) => {
    for (const [typed, kept] of [
      ["1 Main\tStreet", "1 Main Street"],
      ["1\u00a0Main  Street\n", "1 Main Street"],
      ["1 Main\r\nStreet", "1 Main Street"],
      ["1 Main\u0007 Str\u00adeet\u200b", "1 Main Street"],
      ["\u202e1 Main Street\u202c", "1 Main Street"],
      ["1 Main\u000bStreet", "1 Main Street"],
      ["Rue de l\u2019E\u0301glise", "Rue de l’Église"],
      ["Saint\u2011Jean – O'Neil", "Saint‑Jean – O'Neil"],
      ["½ Main Street №5", "½ Main Street №5"],
      ["می\u200cخواهم", "می\u200cخواهم"],
      ["ｱ 1", "ｱ 1"],
      ["\ufeff1 Main Street", "1 Main Street"],
    ])
      expect(take(typed ?? ""), typed).toEqual({ complaint: undefined, kept });
  });
  test("in a message its line breaks stay", () => {
    expect(inForm(contactForm, "message")[1]("Dear all,\r\n\tyes\u0007\u2028 Ann ").kept).toBe(
      "Dear all,\n yes\n Ann",
    );
  });
});
