import { isNotNull } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../../platform/database/table-of.ts";
import { files } from "../../../platform/storage/files.ts";
import { removeStoredFile } from "../../../platform/storage/stored-files.ts";
import { receiptsFolder } from "./receipt-pdf.ts";

/**
 * Removes PDFs that no receipt names: of a process that died before it had written the row, and of versions before 1.0.0, which
 * made each PDF twice. They name a donor, and would stay when the donor's time is over. What was written within the last hour
 * may be about to be named.
 */
export async function removeNamelessPdfs(payload: Payload, now: Date): Promise<void> {
  const receipts = tableOf(payload, "receipts");
  const rows = await payload.db.drizzle
    .select({ hash: receipts.pdfSha256 })
    .from(receipts)
    .where(isNotNull(receipts.pdfSha256));
  const named = new Set(rows.map(({ hash }) => String(hash)));
  const store = await files();
  for await (const { key } of store.list(receiptsFolder)) {
    const hash = key.slice(key.lastIndexOf("/") + 1);
    if (!named.has(hash)) await removeStoredFile(receiptsFolder, hash, now);
  }
}
