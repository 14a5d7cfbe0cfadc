import { handleEndpoints, type Payload } from "payload";
import { afterAll, beforeAll } from "vitest";
import type { Role } from "../../access/roles.ts";
import { askedList } from "../../office/lists/list-address.ts";
import { linesOfList } from "../../office/lists/list-file.ts";
import type { OfficeList } from "../../office/lists/office-list.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

export type Asker = Role | "visitor";
type Answer = { status: number; body: Record<string, unknown>; text: string; bytes: Buffer };

/** The application with one member of staff of each role, whose endpoints anybody asks. */
export function formsOffice() {
  let app: TestPayload;
  let tokens: Map<Role, string>;
  beforeAll(async () => {
    app = await startTestPayload();
    app.payload.logger.level = "silent";
    tokens = await staffTokens(app.payload);
  });
  afterAll(() => app.close());

  async function ask(by: Asker, method: "GET" | "POST", path: string, body?: object): Promise<Answer> {
    const headers = new Headers({ "Content-Type": "application/json" });
    if (by !== "visitor") headers.set("Authorization", `JWT ${tokens.get(by)}`);
    const request = new Request(`http://localhost:3001/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await handleEndpoints({ config: app.payload.config, request });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes.toString("utf8");
    const isJson = answer.headers.get("content-type")?.includes("json");
    return { status: answer.status, body: isJson ? JSON.parse(text) : {}, text, bytes };
  }

  return {
    get payload(): Payload {
      return app.payload;
    },
    ask,
    /** Lines of the log about an action, the oldest first. */
    async logged(action: string) {
      const { docs } = await app.payload.find({
        collection: "audit-log",
        where: { action: { equals: action } },
        sort: "id",
        pagination: false,
      });
      return docs;
    },
  };
}

const answers = {
  ...{ rkfname: "Ann", rklname: "Reid", rkadd: "1 Main St", rkcity: "Regina", rkprov: "SK" },
  ...{ rkpcode: "S4P 0A1", rkquant: "1", kit_in_french: "No" },
};
let written = 0;

type Given = { state?: "new" | "done" | "spam"; mailOn?: string; answers?: Record<string, unknown> };

/** A request for kits that has come in, of Ann Reid in Regina where nothing else is said. */
export function writeKit(payload: Payload, given: Given = {}) {
  written += 1;
  const all = { ...answers, rkemail: `ann${written}@visitor.example`, ...given.answers };
  return payload.create({
    collection: "form-submissions",
    depth: 0,
    data: {
      reference: `K-TEST${written}`,
      form: "kit",
      state: given.state ?? "new",
      mailOn: given.mailOn ?? "2026-12-02",
      person: `${all.rkfname} ${all.rklname}`,
      email: all.rkemail,
      answers: all,
    },
  });
}

/** What the file of a list says under an address with these parameters. */
export async function fileOf<Row extends { id: number }>(
  payload: Payload,
  list: OfficeList<Row>,
  params: Record<string, string | string[]>,
): Promise<string> {
  let file = "";
  for await (const lines of linesOfList(payload, list, askedList(list, params))) file += lines;
  return file;
}
