import { handleEndpoints } from "payload";
import { afterAll, beforeAll } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

/** A filled-in form that asks for a kit, with the wish for our news. */
export const kit = {
  rkfname: "Ann",
  rklname: "Reid",
  rkadd: "1 Main St",
  rkcity: "Regina",
  rkprov: "SK",
  rkpcode: "S4P 0A1",
  rkemail: "Ann@Visitor.example",
  rkquant: "1",
  plan_for_prostate_removal_surgery: "NO",
  return_to_work: "NO",
  have_you_already_received_a_copy_of_prostate_cancer: "NO",
  join_mailing_list: "on",
};

export const from = (address: string) => ({ "x-forwarded-for": address });

/** The application for the tests of one file, to whose forms anybody sends something. */
export function formSystem() {
  let app: TestPayload;
  beforeAll(async () => {
    app = await startTestPayload();
  });
  afterAll(() => app.close());

  function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const request = new Request(`http://localhost:3001/api/${path}`, { method: "POST", body, headers });
    return handleEndpoints({ config: app.payload.config, request });
  }

  const mailsAbout = async (collection: string) =>
    (
      await app.payload.find({
        collection: "outbox",
        where: { aboutCollection: { equals: collection } },
        sort: "-id",
      })
    ).docs;

  return {
    get payload() {
      return app.payload;
    },
    post,
    mailsAbout,
  };
}
