import { expect, test } from "vitest";
import { fileCopy } from "../storage/file-copy.ts";
import { guardedApi } from "./guarded-api.ts";

test("a form with too large a file is taken in to its end and answered in words at the file", async () => {
  const bytes = 60 * 1024 * 1024;
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read >= bytes) return controller.close();
      read += 1024 * 1024;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": String(bytes) };
  const sent = { method: "POST", body, headers, duplex: "half" };
  const request = new Request("http://127.0.0.1/api/media", sent);
  const answer = await guardedApi(async () => new Response("asked"))(request, {});
  expect(answer.status).toBe(413);
  expect(read).toBe(bytes);
  const message = fileCopy.tooLarge(bytes);
  expect(message).toContain("This file has 60 MB. A file may have 20 MB at most.");
  expect(await answer.json()).toMatchObject({
    errors: [{ message, data: { errors: [{ path: "file", message }] } }],
  });
});
