import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { allMailExamples } from "./testing/all-mail-examples.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload({ BACKEND_ADMIN_ORIGIN: "https://admin.charity.example" });
});
afterAll(() => system.close());

/** What somebody types who wants our mails to carry it: each tells by "evil" or "9999" where it has arrived. */
const hostile = [
  "Visit https://evil.example/win",
  "HTTPS://EVIL.EXAMPLE/WIN",
  "www.evil.example",
  "evil.example",
  "evil。example",
  "ev\u200bil.example",
  "ann@evil.example",
  "Call 604-555-9999",
  "Ring ٦٠٤-٥٥٥-٩٩٩٩",
  '<a href="https://evil.example">Win</a>',
  '"><script src="//evil.example"></script>',
  "Ann\r\nBcc: ann@evil.example",
  "Ann\u2028https://evil.example",
  "evil (dot) example",
  `${"A very long name ".repeat(400)} evil.example`,
];

const { strangersWords: mails } = await allMailExamples();

const source = path.resolve(import.meta.dirname, "..");
const files = readdirSync(source, { recursive: true, encoding: "utf8" });

/** What puts the words of a mail together: it begins a letter, or renders a whole page as the e-card does. */
const templates = files.filter((file) => {
  if (!file.endsWith("-mail.ts") || ["mail/render-mail.ts", "mail/staff-mail.ts"].includes(file))
    return false;
  return /\b(?:letter|renderMail)\(/.test(readFileSync(path.join(source, file), "utf8"));
});

test("every mail that a template writes is in the examples of its feature, and no other is", async () => {
  const written: string[] = [];
  for (const file of templates) {
    const module: Record<string, unknown> = await import(path.join(source, file));
    const functions = Object.keys(module).filter((name) => typeof module[name] === "function");
    // What sends a mail may stand beside what writes it: `mailNotCharged` and `notChargedMail`.
    written.push(...functions.filter((name) => !/^mail[A-Z]/.test(name)));
  }
  expect(Object.keys(mails).toSorted()).toEqual(written.toSorted());
});

test("the words of every mail in the outbox were put together by a template, those to staff of the library's own aside", () => {
  const own = files.filter((file) => {
    if (!/\.tsx?$/.test(file) || /\.test\.ts$|^migrations|testing\//.test(file)) return false;
    if (file === "mail/enqueue-mail.ts") return false;
    const text = readFileSync(path.join(source, file), "utf8");
    return /enqueue(?:Monthly)?Mail\(/.test(text) && /\bhtml[,:]/.test(text);
  });
  expect(own.toSorted()).toEqual(["mail/staff-mail.ts"]);
});

const written = Object.entries(mails).flatMap(([name, line]) =>
  "write" in line ? [[name, line.of, line.write] as const] : [],
);

test.each(written)(
  "of a stranger the mail %s holds %s, and brings nobody to them",
  async (_name, _of, write) => {
    const ours =
      /^(?:https:\/\/(?:[\w.-]*charity\.example|localhost(?::\d+)?)|http:\/\/localhost(?::\d+)?|cid:|#)/;
    for (const typed of hostile) {
      const { subject, html, text } = await write(typed, system.payload);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(subject.length).toBeLessThan(250);
      for (const [, address = ""] of html.matchAll(/(?:href|src)="([^"]*)"/g))
        expect(address.replace(/^mailto:.*|^tel:.*/, "#"), typed).toMatch(ours);
      expect(html, typed).not.toMatch(/<script/i);
      for (const part of [subject, html, text]) {
        expect(part, typed).not.toMatch(/evil\S*example|evil \(dot\)|555-9999|٩٩٩٩/i);
      }
      expect(text, typed).not.toMatch(/https?:\/\/(?!(?:[\w.-]*charity\.example|localhost))/i);
    }
  },
);
