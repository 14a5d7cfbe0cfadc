import { expect, test } from "vitest";
import { type Answered, answerMailto, longestMailto } from "./answer-by-mail.ts";

const written: Answered = {
  email: "ann@visitor.example",
  person: "Ann Reid",
  title: "General inquiry",
  reference: "C-7",
  receivedAt: "2026-11-20T23:04:00.000Z",
  text: "Whom can we talk to?\n\nAnn & Bo",
};
const read = (address: string) => {
  const [to = "", query = ""] = address.replace("mailto:", "").split("?");
  const parts = Object.fromEntries(query.split("&").map((pair) => pair.split("=").map(decodeURIComponent)));
  return { to: decodeURIComponent(to), subject: parts.subject ?? "", body: parts.body ?? "" };
};

test("an answer is begun with the subject, the reference and what was written, each line quoted", () => {
  const address = answerMailto(written);
  expect(address).toMatch(/^mailto:ann@visitor\.example\?subject=/);
  expect(read(address)).toEqual({
    to: "ann@visitor.example",
    subject: "Re: General inquiry (C-7)",
    body: [
      "",
      "",
      "On November 20, 2026 at 4:04 p.m., Ann Reid wrote:",
      "> Whom can we talk to?",
      "> ",
      "> Ann & Bo",
    ].join("\r\n"),
  });
});

test.each(["word ".repeat(2_000), "👩‍👩‍👧 é ".repeat(900), "%".repeat(5_000)])(
  "a long text is quoted as far as mail programs take it, and ends between two letters",
  (text) => {
    const address = answerMailto({ ...written, text });
    expect(address.length).toBeLessThanOrEqual(longestMailto);
    expect(address.length).toBeGreaterThan(longestMailto - 120);
    const quoted = read(address).body.split("\r\n");
    expect(quoted.at(-1)).toBe("> […]");
    expect(text.startsWith(quoted.at(-2)?.slice(2).trimEnd() ?? "-")).toBe(true);
  },
);

test("an address with signs of its own stays one address", () => {
  const odd = "o'neil+a?bcc=x&y@visitor.example";
  const address = answerMailto({ ...written, email: odd });
  expect(read(address).to).toBe(odd);
  expect(address.match(/[?&](?:bcc|cc)=/)).toBeNull();
});

test("half of a letter, which no address carries, is written as a sign", () => {
  expect(() => answerMailto({ ...written, text: "\ud83d" })).not.toThrow();
});
