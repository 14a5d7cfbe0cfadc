import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { extractSignature } from "@signpdf/utils";
import { afterAll, expect, test } from "vitest";
import { sampleReceipt } from "../testing/sample-receipt.ts";
import { throwawayP12, throwawayPassword } from "../testing/throwaway-p12.ts";
import { renderPdf } from "./render-pdf.ts";
import { isInForce, readCertificate } from "./signing-certificate.ts";

const folder = mkdtempSync(path.join(tmpdir(), "signed-"));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (tool: string, argument: string) => spawnSync(tool, [argument]).error === undefined;
const given = throwawayP12();
const certificate = readCertificate(given.p12, throwawayPassword);
const signed = renderPdf(sampleReceipt, { certificate, now: new Date("2026-11-21T18:00:00Z") });

function write(name: string, bytes: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}
const verify = (name: string, pdf: Buffer) =>
  spawnSync("pdfsig", [write(name, pdf)], { encoding: "utf8", env: { ...process.env, TZ: "UTC" } }).stdout;

test.skipIf(!has("pdfsig", "-v"))(
  "a signed receipt is valid for readers of PDFs, whole, and still cannot be changed",
  async () => {
    const pdf = await signed;
    const report = verify("receipt.pdf", pdf);
    expect(report).toContain("Signature Type: ETSI.CAdES.detached");
    expect(report).toContain("Signature is Valid");
    expect(report).toContain("Total document signed");
    expect(report).toContain("Sample Foundation, receipts");
    expect(report).toContain("Nov 21 2026 18:00:00");
    expect(pdf.toString("latin1")).toContain("/Encrypt");
    const text = execFileSync("pdftotext", [path.join(folder, "receipt.pdf"), "-"], { encoding: "utf8" });
    expect(text.replace(/\s+/g, " ")).toContain("This file carries an electronic signature.");
  },
);

test.skipIf(!has("pdfsig", "-v"))("one byte that is changed breaks the signature", async () => {
  const forged = Buffer.from((await signed).toString("latin1").replace("%PDF-1.7", "%PDF-1.6"), "latin1");
  expect(verify("forged.pdf", forged)).toContain("Digest Mismatch");
});

test.skipIf(!has("openssl", "version"))(
  "the signature names the certificate that signs, as PAdES asks for",
  async () => {
    const { signature, signedData } = extractSignature(await signed);
    const signs = write("signature.der", Buffer.from(signature, "latin1"));
    const content = write("content", signedData);
    const trusts = ["-CAfile", write("certificate.pem", given.certificate), "-purpose", "any"];
    const { stderr } = spawnSync(
      "openssl",
      [
        "cms",
        "-verify",
        "-binary",
        "-cades",
        "-inform",
        "DER",
        "-in",
        signs,
        "-content",
        content,
        ...trusts,
        "-out",
        "/dev/null",
      ],
      { encoding: "utf8" },
    );
    expect(stderr).toMatch(/CAdES Verification successful/i);
  },
);

test("a receipt without a certificate holds no signature and says nothing of one", async () => {
  const pdf = (await renderPdf(sampleReceipt)).toString("latin1");
  expect(pdf).not.toContain("ByteRange");
});

test("what is wrong with a certificate is said in one line that names the setting", () => {
  expect(() => readCertificate(Buffer.from("no"), "")).toThrow(
    /^RECEIPT_SIGNING_P12: this is no PKCS#12 file$/,
  );
  expect(() => readCertificate(given.p12, "wrong")).toThrow(/^RECEIPT_SIGNING_PASSWORD: does not open/);
});

test("a certificate is used within its time alone", () => {
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  const { p12 } = throwawayP12({ from: day("2026-01-01"), to: day("2026-12-31") });
  const short = readCertificate(p12, throwawayPassword);
  expect(
    [day("2025-12-31"), day("2026-06-01"), day("2027-01-01")].map((now) => isInForce(short, now)),
  ).toEqual([false, true, false]);
});
